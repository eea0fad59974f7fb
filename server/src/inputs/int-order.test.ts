import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intAt } from './int-order.ts';

const all = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => intAt(index, from, to));

describe('intAt', () => {
  it.each([
    [-2, 2, [0, 1, -1, 2, -2]],
    [-1, 4, [0, 1, -1, 2, 3, 4]],
    [-4, 1, [0, 1, -1, -2, -3, -4]],
    [3, 6, [3, 4, 5, 6]],
    [-6, -4, [-4, -5, -6]],
    [0, 0, [0]],
  ])('goes away from 0 between %i and %i', (from, to, order) => {
    expect(all(from, to)).toEqual(order);
  });

  it('gives every number of a range once, none simpler than the one before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.nat(60), (from, size) => {
        const numbers = all(from, from + size);
        expect(numbers.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: size + 1 }, (_, index) => from + index),
        );
        for (const [index, number] of numbers.slice(1).entries()) {
          expect(Math.abs(number)).toBeGreaterThanOrEqual(Math.abs(numbers[index] ?? 0));
        }
      }),
    );
  });
});
