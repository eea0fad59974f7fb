import { numberOf, pairsOf, type Thing } from '../state/trace-state.ts';

type Things = ReadonlyMap<number, Thing>;

/** A field by which objects of a type refer to each other. */
export type Slot = {
  readonly field: string;
  /** Null where it leads nowhere. */
  readonly to: number | null;
};

/** How programs call what leads back the way one came. */
const LEADS_BACK = /prev|parent|back/i;

/** The fields of an object that name another one. */
export function linksOf(id: number, things: Things) {
  const thing = things.get(id);
  if (thing?.kind !== 'object') return [];
  return pairsOf(thing).flatMap(([key, value]) => {
    const to = numberOf(value);
    return to !== null && things.get(to)?.kind === 'object' && typeof key === 'string'
      ? [{ field: key, to }]
      : [];
  });
}

/**
 * The fields of each object that lead on, in its own order. One that is empty counts where the same field of another
 * object of the type is not: a node without a left child has the place of one.
 */
export function slotsOf(ids: readonly number[], things: Things): ReadonlyMap<number, Slot[]> {
  const typeOf = (id: number) => things.get(id)?.type ?? '';
  const fields = new Set(
    ids.flatMap((id) => linksOf(id, things).map(({ field }) => `${typeOf(id)} ${field}`)),
  );
  const within = new Set(ids);
  return new Map(ids.map((id) => [id, ownSlots(id)]));

  function ownSlots(id: number): Slot[] {
    const thing = things.get(id);
    if (thing?.kind !== 'object') return [];
    return pairsOf(thing).flatMap(([field, value]): Slot[] => {
      const isSlot = typeof field === 'string' && fields.has(`${typeOf(id)} ${field}`);
      if (!isSlot || LEADS_BACK.test(field)) return [];
      if (value === null) return [{ field, to: null }];
      const to = numberOf(value);
      return to !== null && within.has(to) ? [{ field, to }] : [];
    });
  }
}
