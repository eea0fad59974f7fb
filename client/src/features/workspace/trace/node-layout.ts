import { linksOf } from './pictures.ts';
import type { Thing } from './trace-state.ts';

export type Place = { readonly column: number; readonly row: number };

/**
 * Places for objects that refer to each other: chains lie in a row, trees hang. What is reached again
 * keeps its place.
 */
export function placeNodes(
  ids: readonly number[],
  things: ReadonlyMap<number, Thing>,
): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  const within = new Set(ids);
  const childrenOf = (id: number): number[] =>
    linksOf(id, things).flatMap(({ to }) => (within.has(to) ? [to] : []));
  const isTree = ids.some((id) => new Set(childrenOf(id)).size > 1);
  const reached = new Set(ids.flatMap((id) => childrenOf(id).filter((to) => to !== id)));
  // Those that nothing leads to come first; in a ring, the first that was named.
  const roots = [...ids.filter((id) => !reached.has(id)), ...ids];
  let next = 0;
  for (const root of roots) {
    if (places.has(root)) continue;
    if (isTree) next = hang(root, { places, childrenOf, depth: 0, next });
    else next = lay(root, { places, childrenOf, row: next });
  }
  return places;
}

type Children = (id: number) => readonly number[];

function lay(
  root: number,
  { places, childrenOf, row }: { places: Map<number, Place>; childrenOf: Children; row: number },
): number {
  let column = 0;
  for (let id: number | undefined = root; id !== undefined && !places.has(id); column += 1) {
    places.set(id, { column, row });
    id = childrenOf(id)[0];
  }
  return row + 1;
}

type Hanging = {
  readonly places: Map<number, Place>;
  readonly childrenOf: Children;
  readonly depth: number;
  readonly next: number;
};

/** @returns the next free column */
function hang(id: number, { places, childrenOf, depth, next }: Hanging): number {
  // Held, so that no ring is followed twice.
  places.set(id, { column: next, row: depth });
  const columns: number[] = [];
  let free = next;
  for (const child of childrenOf(id)) {
    if (places.has(child)) continue;
    free = hang(child, { places, childrenOf, depth: depth + 1, next: free });
    columns.push(places.get(child)?.column ?? 0);
  }
  const first = columns[0] ?? next;
  const last = columns.at(-1) ?? next;
  places.set(id, { column: (first + last) / 2, row: depth });
  return Math.max(free, next + 1);
}
