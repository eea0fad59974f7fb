import type { GrowthCurve } from '@stepwise/contracts/growth';
import { expect, test } from 'vitest';
import { buildGrowth } from '../../../test/submissions.ts';
import { className, meaningOf, stepsInWords } from './growth-words.ts';

test.each([
  [0, 'about 0 steps'],
  [1, 'about 1 step'],
  [1_234, 'about 1,200 steps'],
  [999_999, 'about 1 million steps'],
  [11_234_567, 'about 11 million steps'],
  [40_000_000_000, 'about 40 thousand million steps'],
  [2e13, 'about 20 million million steps'],
  [9e15, 'more steps than any computer takes in days'],
])('%d in words', (steps, words) => {
  expect(stepsInWords(steps)).toBe(words);
});

test.each([
  [null, 'not sure'],
  ['n log n', 'n log n'],
  ['n^2 log n', 'n² log n'],
  ['c^n', 'cⁿ'],
] as const)('the class %s', (name, shown) => {
  expect(className(name)).toBe(shown);
});

const curve = (name: GrowthCurve['name'], atLimit: number | null): GrowthCurve => ({
  ...{ name, atLimit },
  points: [{ n: 32, steps: 64 }],
});

test.each([
  [
    { own: curve('n', 600_000), reference: curve('n', 400_000) },
    'With 200,000 numbers, the most this problem allows, it takes about 600,000 steps, the reference solution about 400,000 steps: both grow alike.',
  ],
  [
    { own: curve('n^2', 4e10), reference: curve('n', 400_000) },
    'With 200,000 numbers, the most this problem allows, it takes about 40 thousand million steps, the reference solution about 400,000 steps (n).',
  ],
  [
    { own: curve('n', 600_000), reference: curve(null, null) },
    'With 200,000 numbers, the most this problem allows, it takes about 600,000 steps.',
  ],
  [
    { own: curve('n', 600_000), reference: null, unit: 'the exponent' },
    'With 200,000 as the exponent, the most this problem allows, it takes about 600,000 steps.',
  ],
  [
    { own: curve(null, null), reference: curve('n', 400_000) },
    'The counted steps follow none of the usual curves closely enough to name one.',
  ],
  [
    { own: curve(null, null), unseen: 'numpy' },
    'The program uses numpy, and the steps in there cannot be counted.',
  ],
])('what growth means', (growth, sentence) => {
  expect(meaningOf(buildGrowth({ state: 'measured', ...growth }))).toBe(sentence);
});
