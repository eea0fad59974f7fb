import type { GrowthClass } from '@stepwise/contracts/growth';

/** Classes with a shape of their own, from slow growth to fast. */
export const SHAPES: readonly (readonly [name: GrowthClass, shape: (n: number) => number])[] = [
  ['1', () => 0],
  ['log n', Math.log2],
  ['sqrt n', Math.sqrt],
  ['n', (n) => n],
  ['n log n', (n) => n * Math.log2(n)],
  ['n^2', (n) => n ** 2],
  ['n^2 log n', (n) => n ** 2 * Math.log2(n)],
  ['n^3', (n) => n ** 3],
  ['n!', factorial],
];

/** Those that no machine outruns: one more in the input multiplies the steps. */
export function isExponential(name: GrowthClass): boolean {
  return name === 'c^n' || name === 'n!';
}

function factorial(n: number): number {
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
}
