import type { Loop } from './loops-in.ts';

const LOOP = /(?<![.\w$])(?:for|while|do)(?![\w$])/g;
const WORD = /[\w$]+/y;

/**
 * The loops of a language with braces. Of two that begin in one line none is told: their steps cannot be
 * held apart.
 * @param lines without strings and comments
 */
export function bracedLoops(lines: readonly string[]): Loop[] {
  const code = lines.join('\n');
  const lineAt = (at: number): number => code.slice(0, at).split('\n').length;
  const conditions = new Set<number>();
  const loops: Loop[] = [];
  for (const { index, 0: word } of code.matchAll(LOOP)) {
    // The end of a `do`, not a loop.
    if (conditions.has(index)) continue;
    const head = lineAt(index);
    if (word === 'do') {
      const condition = behindBody(code, index + word.length);
      conditions.add(condition);
      const last = lineAt(condition);
      if (last > head) loops.push({ head, last, steps: 0, endsWithCondition: true });
      continue;
    }
    const body = behindBrackets(code, index + word.length);
    const steps = stepsOf(code.slice(body).split('\n', 1)[0] ?? '');
    if (steps === null) continue;
    const last = lineAt(Math.max(body, statementEnd(code, body) - 1));
    loops.push({ head, last, steps: steps + 1, endsWithCondition: false });
  }
  const heads = lines.map((line) => line.match(LOOP)?.length ?? 0);
  return loops.filter(({ head }) => heads[head - 1] === 1);
}

/** Statements behind a head in its line; null where that depends on what happens. */
function stepsOf(rest: string): number | null {
  const text = rest.trim();
  if (text === '' || text === '{') return 0;
  if (/^if\s*\(.*\)\s*\{?$/.test(text)) return 1;
  const inner = text.replace(/^\{(.*)\}.*$/, '$1');
  if (/(?<![.\w$])(?:if|for|while|do|switch|try|else)(?![\w$])/.test(inner)) return null;
  return outside(inner)
    .split(';')
    .filter((part) => part.trim() !== '').length;
}

/** Without what stands in brackets. */
function outside(text: string): string {
  let depth = 0;
  return Array.from(text)
    .filter((letter) => {
      if ('([{'.includes(letter)) depth += 1;
      if (')]}'.includes(letter)) depth -= 1;
      return depth === 0;
    })
    .join('');
}

function skipBlanks(code: string, at: number): number {
  let next = at;
  while (next < code.length && /\s/.test(code.charAt(next))) next += 1;
  return next;
}

function wordAt(code: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(code)?.[0] ?? '';
}

/** Behind the bracket that closes the next one that opens. */
function behindBrackets(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    const letter = code.charAt(at);
    if ('([{'.includes(letter)) depth += 1;
    if (!')]}'.includes(letter)) continue;
    depth -= 1;
    if (depth <= 0) return at + 1;
  }
  return code.length;
}

/** Where the `while` of a `do` stands. */
function behindBody(code: string, from: number): number {
  return skipBlanks(code, statementEnd(code, from));
}

/** Behind a statement. One without semicolon ends with its line, which is where its step is. */
function statementEnd(code: string, from: number): number {
  const start = skipBlanks(code, from);
  if (code.charAt(start) === '{') return behindBrackets(code, start);
  const word = wordAt(code, start);
  if (word === 'do') return behindBrackets(code, behindBody(code, start + word.length));
  if (word === 'for' || word === 'while') {
    return statementEnd(code, behindBrackets(code, start + word.length));
  }
  if (word === 'if') {
    const end = statementEnd(code, behindBrackets(code, start + word.length));
    const next = skipBlanks(code, end);
    return wordAt(code, next) === 'else' ? statementEnd(code, next + 'else'.length) : end;
  }
  return simpleEnd(code, start);
}

function simpleEnd(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const letter = code.charAt(at);
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0) return at;
    if (depth === 0 && (letter === ';' || letter === '\n')) return at + 1;
  }
  return code.length;
}
