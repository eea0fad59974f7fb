import { expect, it } from 'vitest';
import { chance, seedChance } from './chance.ts';

const numbers = (seed: number) => {
  seedChance(seed);
  return Array.from({ length: 1_000 }, chance);
};

it('gives the same numbers for the same seed, and others for another', () => {
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
});

it('spreads them over the whole range', () => {
  const tenths = new Set(numbers(7).map((number) => Math.floor(number * 10)));
  expect([...tenths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
