import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import { sampleOf } from '../judge/contract/sample.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { body, measure } from './test-growth.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

/** What is done, how its steps grow, and a program that does it. */
type Row = readonly [string, string, string];

const python = (...lines: readonly string[]): string =>
  `from collections import Counter, deque\n\n\n${body(
    'text = ",".join(map(str, nums))',
    'found = 0',
    ...lines,
  )}`;

const ROWS: readonly Row[] = [
  ...['intersection', 'isdisjoint', 'issubset', 'difference'].map((name): Row => [
    `a list that is given to ${name} of a small set`,
    'n^2',
    python('small = {-1, -2}', `return sum(bool(small.${name}(nums)) for _ in nums)`),
  ]),
  [
    'a large set that is given to a small one',
    'n',
    python(
      ...['small, large = {-1, -2}, set(nums)'],
      'return sum(len(small.intersection(large)) + small.issubset(large) for _ in nums)',
    ),
  ],
  [
    'the front of a queue, deleted',
    'n',
    python('queue = deque(nums)', 'while queue:', '    del queue[0]'),
  ],
  ['the most common of all', 'n', python('return Counter(nums).most_common(1)')],
  [
    'a small set and a large one',
    'n',
    python(
      'small, large = {-1, -2}, set(nums)',
      'for _ in nums:',
      '    found += (small == large) + (large != small) + len(small & large) + len(large & small)',
    ),
  ],
  [
    'sets of all that are compared',
    'n^2',
    python('one, other = set(nums), set(nums)', 'return sum(one == other for _ in nums)'),
  ],
  [
    'a text and a list that are compared with short ones',
    'n',
    python('return sum(str(num) == text or [num] != nums for num in nums)'),
  ],
  [
    'lists of all that are compared',
    'n^2',
    python('copy = nums[:]', 'return sum(nums == copy for _ in nums)'),
  ],
];

describe('what is compared or taken together costs as much as is gone through', () => {
  it.each(sampleOf(ROWS, 4))('in Python: %s is %s', async (_what, name, source) => {
    expect(await measure(engine, source)).toMatchObject({ name, unseen: null });
  });
});
