export const FIRST_ROWS = 2;
export const ROWS_PER_STEP = 5;
/** How close to the bottom of the list the window must be for more rows. */
export const REVEAL_MARGIN_PX = 200;
export const REVEAL_DELAY_MS = 500;

/** How many rows were revealed, and of which list: another search or filter starts over. */
export type Reveal = { readonly list: string; readonly count: number };

/** Rows of `list` to show now. */
export function revealedCount(reveal: Reveal, list: string, total: number): number {
  return Math.min(total, reveal.list === list ? reveal.count : FIRST_ROWS);
}

export function revealMore(reveal: Reveal, list: string): Reveal {
  const count = reveal.list === list ? reveal.count : FIRST_ROWS;
  return { list, count: count + ROWS_PER_STEP };
}
