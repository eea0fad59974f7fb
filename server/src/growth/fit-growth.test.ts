import { describe, expect, it } from 'vitest';
import { fitGrowth, type Point } from './fit-growth.ts';

const DOUBLED = [16, 32, 64, 128, 256, 512, 1024, 2048, 4096];
const BY_ONE = [4, 5, 6, 7, 8, 9, 10, 11, 12];
const { log2, sqrt } = Math;

/** Of quickselect with pivots by chance: n on average, and here nearer to n log n. */
const QUICKSELECT: readonly Point[] = [115, 363, 587, 1490, 2720, 5941, 15742, 40462].map(
  (steps, at) => ({ n: 32 * 2 ** at, steps }),
);

const points = (sizes: readonly number[], steps: (n: number) => number): Point[] =>
  sizes.map((n) => ({ n, steps: Math.round(steps(n)) }));

/** The same noise every time, up to this share to either side. */
function noisy(share: number, steps: (n: number) => number): (n: number) => number {
  let state = 7;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return steps(n) * (1 + share * ((2 * state) / 2 ** 31 - 1));
  };
}

function fibonacciCalls(n: number): number {
  return n < 2 ? 1 : 1 + fibonacciCalls(n - 1) + fibonacciCalls(n - 2);
}

const orders = (n: number): number => (n === 0 ? 1 : 1 + n * orders(n - 1));

describe('fitGrowth', () => {
  it.each<[string, readonly number[], (n: number) => number]>([
    ['1', DOUBLED, () => 12],
    ['log n', DOUBLED, (n) => 5 + 4 * log2(n)],
    ['sqrt n', DOUBLED, (n) => 3 + 6 * sqrt(n)],
    ['n', DOUBLED, (n) => 4 * n + 3],
    ['n', DOUBLED, (n) => n + 2000],
    ['n log n', DOUBLED, (n) => 2 * n * log2(n) + 5 * n],
    ['n log n', DOUBLED, (n) => n * log2(n)],
    ['n^2', DOUBLED, (n) => (n * (n - 1)) / 2 + n],
    ['n^2', DOUBLED.slice(0, 5), (n) => 3 * n ** 2],
    ['n^2 log n', DOUBLED, (n) => n ** 2 * log2(n)],
    ['n^3', DOUBLED.slice(0, 5), (n) => n ** 3 / 6],
    ['c^n', BY_ONE, (n) => 3 * 2 ** n],
    ['c^n', [5, 8, 11, 14, 17, 20], fibonacciCalls],
    ['n!', BY_ONE.slice(0, 6), orders],
  ])('names %s', (name, sizes, steps) => {
    expect(fitGrowth(points(sizes, steps))?.name).toBe(name);
  });

  it.each<[string, (n: number) => number]>([
    ['n', (n) => 4 * n],
    ['n^2', (n) => n ** 2 / 2],
    ['n^3', (n) => n ** 3],
  ])('names %s through noise of 3 percent', (name, steps) => {
    expect(fitGrowth(points(DOUBLED, noisy(0.03, steps)))?.name).toBe(name);
  });

  it.each<[string, readonly Point[]]>([
    ['too few sizes', points(DOUBLED.slice(0, 4), (n) => n)],
    ['too small a range', points([10, 20, 30, 40, 50, 60], (n) => n)],
    [
      'noise that hides the curve',
      points(
        DOUBLED,
        noisy(0.8, (n) => n ** 2),
      ),
    ],
    ['chance that decides', QUICKSELECT],
    ['steps that jump up and down', points(DOUBLED, (n) => (log2(n) % 2 === 0 ? n : n ** 2))],
    ['no steps at all', points(DOUBLED, () => 0)],
    ['too few sizes for what multiplies', points([4, 8, 12, 16, 20], (n) => 2 ** n)],
  ])('is not sure with %s', (_why, given) => {
    expect(fitGrowth(given)).toBeNull();
  });

  it('tells the steps at a size that was not measured', () => {
    const fit = fitGrowth(points(DOUBLED, (n) => 3 * n + 10));
    expect(fit?.at(200_000)).toBeCloseTo(600_010, -1);
    expect(fit?.error).toBeLessThan(0.001);
  });
});
