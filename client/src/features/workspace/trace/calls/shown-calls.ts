import type { Call } from './call-tree.ts';

/** A row of the picture: a call, or how many calls are left out there. */
export type Row =
  | { readonly kind: 'call'; readonly call: Call; readonly level: number }
  | { readonly kind: 'more'; readonly count: number; readonly level: number; readonly first: Call };

/** Up to so many calls are all shown. */
const ALL_MAX = 60;
/** Of the calls side by side around the one that runs, where not all are shown. */
const BESIDE = 2;
/** Rows in any case: recursion may go thousands deep. */
const DEEPEST = 20;

/**
 * The rows of the trees, from the outermost call on. Of too many calls only those that are open are shown,
 * with those next to them and below the innermost one.
 * @param current number of the innermost call; null outside of the trees
 */
export function shownCalls(trees: readonly Call[], current: number | null): Row[] {
  const rows: Row[] = [];
  if (countOf(trees) <= ALL_MAX) {
    for (const tree of trees) addAll(rows, tree, 1);
    return rows;
  }
  const path = pathTo(trees, current);
  const left = Math.max(0, path.length - DEEPEST);
  const [first] = path;
  if (left > 0 && first) rows.push({ kind: 'more', count: left, level: 1, first });
  addAround(rows, {
    calls: left === 0 ? trees : path.slice(left, left + 1),
    path,
    depth: left,
    left,
  });
  return rows;
}

/** The number of the innermost call that is open and in one of the trees. */
export function innermostIn(trees: readonly Call[], open: readonly number[]): number | null {
  const numbers = new Set<number>();
  const todo = [...trees];
  for (let next = todo.pop(); next; next = todo.pop()) {
    numbers.add(next.call);
    todo.push(...next.children);
  }
  return open.findLast((call) => numbers.has(call)) ?? null;
}

function countOf(calls: readonly Call[]): number {
  let count = 0;
  const todo = [...calls];
  for (let next = todo.pop(); next; next = todo.pop()) {
    count += 1;
    todo.push(...next.children);
  }
  return count;
}

function addAll(rows: Row[], call: Call, level: number): void {
  rows.push({ kind: 'call', call, level });
  for (const child of call.children) addAll(rows, child, level + 1);
}

/** From the outermost call to the one of this number; none where it is in no tree. */
function pathTo(trees: readonly Call[], current: number | null): Call[] {
  const todo = [...trees];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (next.call === current) {
      const path: Call[] = [];
      for (let around: Call | null = next; around; around = around.parent) path.unshift(around);
      return path;
    }
    todo.push(...next.children);
  }
  return [];
}

type Around = {
  /** Side by side. */
  readonly calls: readonly Call[];
  readonly path: readonly Call[];
  /** Calls of the path that are around these. */
  readonly depth: number;
  /** Calls of the path that are left out. */
  readonly left: number;
};

function addAround(rows: Row[], { calls, path, depth, left }: Around): void {
  const level = depth - left + 1;
  const at = Math.max(
    0,
    calls.findIndex((call) => call === path[depth]),
  );
  const from = Math.max(0, Math.min(at - BESIDE, calls.length - 2 * BESIDE - 1));
  const to = Math.min(calls.length, from + 2 * BESIDE + 1);
  addMore(rows, calls.slice(0, from), level);
  for (const call of calls.slice(from, to)) {
    rows.push({ kind: 'call', call, level });
    if (call === path[depth]) {
      addAround(rows, { calls: call.children, path, depth: depth + 1, left });
    } else addMore(rows, call.children, level + 1);
  }
  addMore(rows, calls.slice(to), level);
}

function addMore(rows: Row[], calls: readonly Call[], level: number): void {
  const [first] = calls;
  if (first) rows.push({ kind: 'more', count: countOf(calls), level, first });
}
