import type { Bound, Grammar, Line, Rule } from './grammar.ts';

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** A row is as long as it has parts. */
const WITHOUT_LENGTH = { int: true, literal: true };

type NameFault = { readonly path: readonly (string | number)[]; readonly message: string };

/** Names that stand for nothing, for something that comes later, or for the wrong kind of value. */
export function checkNames({ values, lines }: Grammar): NameFault[] {
  const faults: NameFault[] = [];
  const used = new Set<string>();
  const known = new Map<string, Rule>();
  const use = (path: NameFault['path'], bound: Bound): void => {
    if (typeof bound === 'number') return;
    const { name, isLength } = bound;
    used.add(name);
    const message = faultOf(name, isLength, known.get(name));
    if (message !== null) faults.push({ path, message });
  };
  for (const [name, rule] of values) {
    for (const bound of boundsOf(rule)) use(['values', name], bound);
    known.set(name, rule);
    if (!NAME.test(name))
      faults.push({ path: ['values', name], message: 'must look like n or nums' });
  }
  for (const [index, line] of lines.entries()) {
    for (const { name, isLength } of namesOf(line)) {
      used.add(name);
      const message =
        isLength || !known.has(name) ? faultOf(name, isLength, known.get(name)) : null;
      if (message !== null) faults.push({ path: ['lines', index], message });
    }
  }
  for (const name of values.keys()) {
    if (!used.has(name)) faults.push({ path: ['values', name], message: 'is shown in no line' });
  }
  return faults;
}

function faultOf(name: string, isLength: boolean, rule: Rule | undefined): string | null {
  if (!rule) return `there is no value ${name} before this`;
  if (isLength) return rule.kind in WITHOUT_LENGTH ? `${name} has no length` : null;
  return rule.kind === 'int' ? null : `${name} is no number`;
}

function boundsOf(rule: Rule): Bound[] {
  switch (rule.kind) {
    case 'int':
      return [...rule.range];
    case 'literal':
      return [];
    case 'word':
      return [...rule.length];
    case 'list':
    case 'tree':
      return [...rule.length, ...boundsOf(rule.of)];
    case 'row':
      return rule.parts.flatMap(boundsOf);
    case 'one of':
      return rule.rules.flatMap(boundsOf);
  }
}

function namesOf(line: Line): readonly { readonly name: string; readonly isLength: boolean }[] {
  return 'each' in line ? [{ name: line.each, isLength: false }] : line.show;
}
