import type { ChoiceLog } from './choices.ts';
import { drawInt, drawSet, type Count } from './draw-numbers.ts';
import { drawTree } from './draw-tree.ts';
import type { ListRule, Range, Rule, Value } from './grammar.ts';
import type { DrawnValue, Scope } from './scope.ts';

type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>;

/** Draws one value by its rule. */
export function drawRule(rule: Rule, log: ChoiceLog, scope: Scope): DrawnValue {
  log.count();
  switch (rule.kind) {
    case 'literal':
      // The only part whose length a grammar is free to write down.
      log.count(rule.text.length);
      return plain(rule.text);
    case 'int': {
      const choice = log.answers.length;
      return { value: drawInt(rule, log, scope), choice, counted: null };
    }
    case 'word':
      return drawWord(rule, log, scope);
    case 'list':
      return drawList(rule, log, scope);
    case 'row':
      return plain(drawRow(rule, log, scope));
    case 'one of': {
      const branch = rule.rules[log.ask('branch', rule.rules.length)];
      return branch ? plain(drawRule(branch, log, scope).value) : plain('');
    }
    case 'tree': {
      const { count, counted } = drawLength(rule.length, log, scope);
      return { value: drawTree(rule, { count, counted }, log, scope), choice: null, counted };
    }
  }
}

function plain(value: Value): DrawnValue {
  return { value, choice: null, counted: null };
}

/**
 * More pieces than an input may have bytes are never wanted: a grammar that allows a thousand million
 * would fill the memory. What is too short then is not valid, as the validator says.
 */
const MOST_PIECES = 4096;

/** A length that is bound to another value belongs to the choice that made that value. */
function drawLength([from, to]: Range, log: ChoiceLog, scope: Scope): Count {
  const least = Math.min(Math.max(0, scope.numberOf(from)), MOST_PIECES);
  const at = log.answers.length;
  const more = log.ask('length', Math.min(scope.numberOf(to), MOST_PIECES) - least + 1);
  const owner = JSON.stringify(from) === JSON.stringify(to) ? scope.choiceOf(from) : null;
  return { count: least + more, counted: owner ?? at };
}

function drawWord({ letters, length }: RuleOf<'word'>, log: ChoiceLog, scope: Scope): DrawnValue {
  const { count, counted } = drawLength(length, log, scope);
  let value = '';
  for (let at = 0; at < count; at++) {
    value += letters[log.piece(counted, at, () => log.ask('letter', letters.length))] ?? '';
  }
  return { value, choice: null, counted };
}

function drawList(rule: ListRule, log: ChoiceLog, scope: Scope): DrawnValue {
  const { count, counted } = drawLength(rule.length, log, scope);
  const { of } = rule;
  const isSet = of.kind === 'int' && (rule.isDistinct || rule.order === 'rising');
  const value = isSet
    ? drawSet(of, { count, counted }, log, scope)
    : drawEach(rule, { count, counted }, log, scope);
  return { value: rule.order === 'any' ? value : byNumber(value), choice: null, counted };
}

function drawEach(
  { of, diagonal }: ListRule,
  { count, counted }: Count,
  log: ChoiceLog,
  scope: Scope,
): Value[] {
  return Array.from({ length: count }, (_, at) => {
    const { value } = log.piece(counted, at, () => drawRule(of, log, scope));
    if (diagonal === null || typeof value !== 'object') return value;
    return value.map((element, column) => (column === at ? diagonal : element));
  });
}

function drawRow({ parts, isOrdered }: RuleOf<'row'>, log: ChoiceLog, scope: Scope): Value[] {
  const values = parts.map((part) => drawRule(part, log, scope).value);
  return isOrdered ? byNumber(values) : values;
}

function byNumber(values: readonly Value[]): Value[] {
  return values.toSorted((a, b) => Number(a) - Number(b));
}
