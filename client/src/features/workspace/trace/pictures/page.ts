/** What is drawn of a long row, and how many stand before and behind it. */
export type Page<T> = {
  readonly shown: readonly T[];
  readonly before: number;
  readonly behind: number;
};

/** Of a grid as many rows of as many cells are drawn anew at each step. */
const SIZE = 40;

/**
 * The page with that place on it. Pages have fixed edges, so that nothing moves while a program
 * goes along a row.
 * @param length of all, which may be more than are recorded
 */
export function pageOf<T>(all: readonly T[], length: number, place: number): Page<T> {
  const start = place - (place % SIZE);
  const shown = all.slice(start, start + SIZE);
  const before = Math.min(start, all.length);
  return { shown, before, behind: Math.max(0, length - before - shown.length) };
}
