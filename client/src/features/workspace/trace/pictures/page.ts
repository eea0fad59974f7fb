/** What is drawn of a long row: from `start` to before `end`. `length` may be more than are recorded. */
export type Page = { readonly start: number; readonly end: number; readonly length: number };

/** Of a grid as many rows of as many cells are drawn anew at each step. */
const SIZE = 40;

/**
 * The page with that place on it. Pages have fixed edges, so that nothing moves while a program
 * goes along a row.
 */
export function pageAt(place: number, recorded: number, length: number): Page {
  const start = place - (place % SIZE);
  return { start, end: Math.min(start + SIZE, recorded), length };
}

/** Which of them are drawn, as the program counts them; null where all are. */
export function pageWords(of: string, { start, end, length }: Page): string | null {
  if (end - start === length) return null;
  return `${of} ${String(start)}–${String(end - 1)} of ${String(length)}`;
}
