import type { Program } from '../../judge/engine.ts';

/** A reference solution with one small fault in it. */
export type Mutant = {
  readonly program: Program;
  /** Line of the fault, from 1. */
  readonly line: number;
  /** Like `< became <=`. */
  readonly what: string;
};

/** A place in a source, and what is put there instead. */
export type Edit = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly what: string;
};

/** Operators and what each of them is mistaken for. The same in all languages of the bank. */
export const MISTAKEN: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '==': ['!='],
  '!=': ['=='],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '&': ['|'],
  '|': ['&'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['+='],
};

/** Functions that read the input or print: their faults are not faults of the algorithm. */
export const PLUMBING = /^(?:main|read|parse|print|write|format)/i;

/** One off, in both directions. */
export function neighbours(literal: string): string[] {
  if (!/^\d{1,15}$/.test(literal)) return [];
  const value = Number(literal);
  return value === 0 ? ['1'] : [String(value + 1), String(value - 1)];
}

/** One mutant per edit. */
export function mutantsOf(program: Program, edits: readonly Edit[]): Mutant[] {
  const { language, source } = program;
  return edits.map(({ start, end, text, what }) => ({
    program: { language, source: source.slice(0, start) + text + source.slice(end) },
    line: source.slice(0, start).split('\n').length,
    what,
  }));
}
