import { slotsOf, type Slot } from './node-links.ts';
import type { Thing } from '../state/trace-state.ts';

export type Place = { readonly column: number; readonly row: number };

/** Where something leads nowhere, and that is worth a sign. */
export type Empty = { readonly from: number; readonly place: Place };

export type Layout = {
  readonly places: ReadonlyMap<number, Place>;
  readonly empties: readonly Empty[];
};

/** Of a column: a sign needs less than an object. */
const EMPTY_WIDTH = 0.5;

/**
 * Places for objects that refer to each other: chains lie in a row, trees hang. What is reached again
 * keeps its place. A node with one child of two keeps the place of the other, and a chain shows its end.
 */
export function placeNodes(ids: readonly number[], things: ReadonlyMap<number, Thing>): Layout {
  const slots = slotsOf(ids, things);
  const draft = { places: new Map<number, Place>(), empties: [], slots };
  const isTree = [...slots.values()].some((own) => own.length > 1);
  const reached = new Set(ids.flatMap((id) => childrenOf(draft, id).filter((to) => to !== id)));
  // Those that nothing leads to come first; in a ring, the first that was named.
  const roots = [...ids.filter((id) => !reached.has(id)), ...ids];
  let next = 0;
  for (const root of roots) {
    if (draft.places.has(root)) continue;
    if (isTree) next = hang(draft, root, { column: next, row: 0 });
    else next = lay(draft, root, next);
  }
  return draft;
}

type Draft = {
  readonly places: Map<number, Place>;
  readonly empties: Empty[];
  readonly slots: ReadonlyMap<number, readonly Slot[]>;
};

function childrenOf({ slots }: Draft, id: number): number[] {
  return (slots.get(id) ?? []).flatMap(({ to }) => (to === null ? [] : [to]));
}

/** @returns the next free row */
function lay(draft: Draft, root: number, row: number): number {
  const { places, empties, slots } = draft;
  let column = 0;
  for (let id: number | undefined = root; id !== undefined && !places.has(id);) {
    places.set(id, { column, row });
    column += 1;
    const [slot]: readonly Slot[] = slots.get(id) ?? [];
    if (slot?.to === null) empties.push({ from: id, place: { column, row } });
    id = slot?.to ?? undefined;
  }
  return row + 1;
}

/** @returns the next free column */
function hang(draft: Draft, id: number, { column, row }: Place): number {
  const { places, empties, slots } = draft;
  // Held, so that no ring is followed twice.
  places.set(id, { column, row });
  const isLeaf = childrenOf(draft, id).length === 0;
  const columns: number[] = [];
  let free = column;
  for (const { to } of isLeaf ? [] : (slots.get(id) ?? [])) {
    if (to === null) {
      empties.push({ from: id, place: { column: free, row: row + 1 } });
      columns.push(free);
      free += EMPTY_WIDTH;
    } else if (!places.has(to)) {
      free = hang(draft, to, { column: free, row: row + 1 });
      columns.push(places.get(to)?.column ?? 0);
    }
  }
  const middle = ((columns[0] ?? column) + (columns.at(-1) ?? column)) / 2;
  places.set(id, { column: middle, row });
  return Math.max(free, column + 1);
}
