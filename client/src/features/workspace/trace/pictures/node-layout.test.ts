import { expect, test } from 'vitest';
import { placeNodes } from './node-layout.ts';
import type { Pair, Thing } from '../state/trace-state.ts';

/** Objects of one type by their fields; a number names another one. */
function objects(all: Readonly<Record<number, Readonly<Record<string, number | null>>>>) {
  const ids = Object.keys(all).map(Number);
  const things = new Map(
    ids.map((id): [number, Thing] => {
      const fields = Object.entries(all[id] ?? {});
      const items = fields.map(([field, to]): Pair => [field, to === null ? null : [to]]);
      return [id, { kind: 'object', type: 'Node', items, length: items.length }];
    }),
  );
  const { places, empties } = placeNodes(ids, things);
  return {
    places: Object.fromEntries([...places].map(([id, { column, row }]) => [id, [column, row]])),
    empties: empties.map(({ from, place: { column, row } }) => [from, column, row]),
  };
}

test('a chain lies in a row and shows its end', () => {
  const { places, empties } = objects({ 1: { next: 2 }, 2: { next: 3 }, 3: { next: null } });
  expect(places).toEqual({ 1: [0, 0], 2: [1, 0], 3: [2, 0] });
  expect(empties).toEqual([[3, 3, 0]]);
});

test.each([
  ['what leads back does not bend a chain', { prev: 1, next: null }],
  ['whatever comes first', { next: null, previous: 1 }],
])('%s', (_name, second) => {
  const { places } = objects({ 1: { next: 2, prev: null, previous: null }, 2: second });
  expect(places).toEqual({ 1: [0, 0], 2: [1, 0] });
});

test('a tree hangs, and a leaf has no signs', () => {
  const { places, empties } = objects({
    1: { left: 2, right: 3 },
    2: { left: null, right: null },
    3: { left: null, right: null },
  });
  expect(places).toEqual({ 1: [0.5, 0], 2: [0, 1], 3: [1, 1] });
  expect(empties).toEqual([]);
});

test('an only child stands on its own side', () => {
  const right = objects({ 1: { left: null, right: 2 }, 2: { left: 3, right: null }, 3: {} });
  expect(right.places[2]?.[0]).toBeGreaterThan(right.places[1]?.[0] ?? NaN);
  expect(right.places[3]?.[0]).toBeLessThan(right.places[2]?.[0] ?? NaN);
  expect(right.empties).toEqual([
    [1, 0, 1],
    [2, 1.5, 2],
  ]);
});

test('a ring is gone around once, and two chains have a row each', () => {
  const { places, empties } = objects({ 1: { next: 2 }, 2: { next: 1 }, 3: { next: null } });
  expect(places).toEqual({ 3: [0, 0], 1: [0, 1], 2: [1, 1] });
  expect(empties).toEqual([[3, 1, 0]]);
});
