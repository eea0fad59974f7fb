export const FIRST_ROWS = 2;
export const ROWS_PER_STEP = 5;
/** How close to the bottom of the list the window must be for more rows. */
export const REVEAL_MARGIN_PX = 200;
export const REVEAL_DELAY_MS = 500;

/** How many rows were revealed, and of which list: another search or filter starts over. */
export type Reveal = {
  readonly list: string;
  readonly count: number;
  /** How many rows it took to fill the first screen: another list starts with as many. */
  readonly screenful: number;
};

/** Rows of `list` to show now. */
export function revealedCount(reveal: Reveal, list: string, total: number): number {
  return Math.min(total, countOf(reveal, list));
}

export function revealMore(reveal: Reveal, list: string): Reveal {
  return { ...reveal, list, count: countOf(reveal, list) + ROWS_PER_STEP };
}

/** A step that fills the first screen. */
export function fillMore(reveal: Reveal, list: string): Reveal {
  const more = revealMore(reveal, list);
  return { ...more, screenful: more.count };
}

function countOf(reveal: Reveal, list: string): number {
  return reveal.list === list ? reveal.count : reveal.screenful;
}
