import type { Trace } from '@stepwise/contracts/trace';

/** The places at which one stops when one steps. */
export type Stops = {
  readonly first: number;
  /** The next one, or the one before; null where there is none. */
  readonly next: (place: number, by: 1 | -1) => number | null;
  /** Which of them a place is, counted from 1; 0 of another place. */
  readonly numberOf: (place: number) => number;
  /** How many there are, without the end. */
  readonly count: number;
  /** Whether steps on own lines are all there is to stop at. */
  readonly areOwn: boolean;
};

/**
 * Every place, or those before own lines and the end.
 * @param own see ownLines; null: every line is one
 */
export function stopsOf({ steps }: Trace, own: ReadonlySet<number> | null): Stops {
  const ownPlaces = steps.flatMap(({ line }, place) => (own?.has(line) ? [place] : []));
  const places = ownPlaces.length === 0 ? Array.from(steps, (_, place) => place) : ownPlaces;
  places.push(steps.length);
  return {
    first: places[0] ?? 0,
    next: (place, by) =>
      (by === 1 ? places.find((one) => one > place) : places.findLast((one) => one < place)) ??
      null,
    numberOf: (place) => places.indexOf(place) + 1,
    count: places.length - 1,
    areOwn: ownPlaces.length > 0,
  };
}
