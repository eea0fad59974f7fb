import type { TraceOp } from '@stepwise/contracts/trace';
import { expect, test } from 'vitest';
import { applyAll, pairsOf, START } from './trace-state.ts';

/** Keys of a map of b and d after these changes. */
function keysAfter(...ops: TraceOp[]) {
  const pairs: [string, number][] = [
    ['b', 1],
    ['d', 2],
  ];
  const { things } = applyAll(START, [['o', 1, 'map', 'TreeMap', pairs, 2], ...ops]);
  const map = things.get(1);
  if (!map) throw new Error('There is no map');
  expect(map).toHaveLength(map.items.length);
  return pairsOf(map).map(([key]) => key);
}

test('a new entry of a map is put at its place, else at the end', () => {
  expect(keysAfter(['k', 1, 'c', 3, 1], ['k', 1, 'a', 4, 0])).toEqual(['a', 'b', 'c', 'd']);
  expect(keysAfter(['d', 1, 'b'], ['k', 1, 'b', 1])).toEqual(['d', 'b']);
  expect(keysAfter(['k', 1, 'z', 0, 9])).toEqual(['b', 'd', 'z']);
});
