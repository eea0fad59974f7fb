import { expect, test } from 'vitest';
import { INSERTION_SORT, traceInsertionSort } from './insertion-sort-trace.ts';

test('ends sorted, and keeps the same values in every frame', () => {
  const frames = traceInsertionSort([4, 2, 6, 1, 7, 3, 5]);
  expect(frames.at(-1)?.values).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const { values } of frames) expect(values.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('changes places only on the line that does it, and only of neighbours', () => {
  const frames = traceInsertionSort([3, 1, 2]);
  frames.slice(1).forEach((frame, index) => {
    const moved = frame.values.filter((value, place) => value !== frames[index]?.values[place]);
    expect(moved.length).toBe(frame.line === 3 ? 2 : 0);
  });
});

test('points at lines that exist', () => {
  for (const { line } of traceInsertionSort([2, 1])) expect(INSERTION_SORT[line]).toBeDefined();
});
