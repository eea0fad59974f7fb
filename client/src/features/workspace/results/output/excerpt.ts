import type { Difference } from './first-difference.ts';

const LINES_BEFORE = 3;
const LINES = 40;
const COLUMNS_BEFORE = 60;
const COLUMNS = 400;

export type ExcerptLine = {
  /** Counts from 1. */
  readonly number: number;
  /** The line up to the place where the outputs part; all of it on other lines. */
  readonly before: string;
  /** The first differing character, "" where this side has ended; null on other lines. */
  readonly marked: string | null;
  readonly after: string;
  /** More of the line lies outside, at its start or its end. */
  readonly isCutAtStart: boolean;
  readonly isCutAtEnd: boolean;
};

export type Excerpt = {
  readonly lines: readonly ExcerptLine[];
  readonly hiddenBefore: number;
  readonly hiddenAfter: number;
};

/** The part of an output around the place where it differs, small enough to be drawn at once. */
export function excerptAround(lines: readonly string[], difference: Difference | null): Excerpt {
  const start = Math.max(0, (difference?.line ?? 0) - LINES_BEFORE);
  const end = Math.min(lines.length, start + LINES);
  const shown = lines.slice(start, end).map((text, offset) => {
    const line = start + offset;
    return excerptLine(text, line, difference?.line === line ? difference.column : null);
  });
  // This side ended a line early: the place where it should go on is what there is to see.
  const isMissing = difference !== null && difference.line >= lines.length;
  const missing = isMissing ? [excerptLine('', difference.line, 0)] : [];
  return {
    lines: [...shown, ...missing],
    hiddenBefore: start,
    hiddenAfter: Math.max(0, lines.length - end),
  };
}

function excerptLine(text: string, line: number, column: number | null): ExcerptLine {
  const start = Math.max(0, (column ?? 0) - COLUMNS_BEFORE);
  const end = Math.min(text.length, start + COLUMNS);
  const at = column ?? end;
  // A character outside the basic plane is two code units, and half of one draws nothing.
  const marked = column === null ? null : String.fromCodePoint(...codePointsAt(text, column));
  return {
    number: line + 1,
    before: text.slice(start, at),
    marked,
    after: text.slice(at + (marked?.length ?? 0), end),
    isCutAtStart: start > 0,
    isCutAtEnd: end < text.length,
  };
}

function codePointsAt(text: string, column: number): number[] {
  const codePoint = text.codePointAt(column);
  return codePoint === undefined ? [] : [codePoint];
}
