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

/** What takes steps, how they grow, and a program that does it. */
const ROWS: readonly (readonly [string, string, string])[] = [
  ['a look at one number', '1', body('return nums[0]')],
  ['halving', 'log n', body('low = len(nums)', 'while low > 1:', '    low //= 2', 'return low')],
  ['a loop', 'n', body('best = 0', 'for num in nums:', '    best = max(best, num)', 'return best')],
  ['a comprehension', 'n', body('return sum([num * num for num in nums if num > 3])')],
  ['a generator', 'n', body('return sum(num for num in nums)')],
  ['a call of the library', 'n', body('return sum(map(abs, nums))')],
  ['sorting', 'n log n', body('return sorted(nums)[0]')],
  [
    'sorting in place, by a key',
    'n log n',
    body('nums.sort(key=lambda num: -num)', 'return nums[0]'),
  ],
  [
    'a heap',
    'n log n',
    `import heapq\n\n\n${body('heap = []', 'for num in nums:', '    heapq.heappush(heap, num)', 'return heap[0]')}`,
  ],
  [
    'a heap by other names',
    'n log n',
    `import heapq as queue\nfrom heapq import heappop as least\n\n\n${body(
      'heap = []',
      'for num in nums:',
      '    queue.heappush(heap, num)',
      'return [least(heap) for _ in nums]',
    )}`,
  ],
  [
    'a list that is called as a module',
    'n^2',
    `import copy as module\n\n\n${body('copy = nums[:]', 'while copy:', '    copy.pop(0)', 'return 0')}`,
  ],
  ['sorting what a generator gives', 'n log n', body('return sorted(-num for num in nums)[0]')],
  [
    'sorting the items of a dictionary',
    'n log n',
    body('places = dict(zip(nums, range(len(nums))))', 'return sorted(places.items())[0]'),
  ],
  [
    'the values of a dictionary at each turn',
    'n^2',
    body(
      ...['places = {}', 'total = 0', 'for at, num in enumerate(nums):', '    places[at] = num'],
      ...['    total += max(places.values())', 'return total'],
    ),
  ],
  [
    'a search through the values of a dictionary',
    'n^2',
    body('places = dict(enumerate(nums))', 'return sum([-1 in places.values() for _ in nums])'),
  ],
  [
    'a look at the keys and items of a dictionary',
    'n',
    body(
      ...['places = dict(enumerate(nums))'],
      'return sum([at in places.keys() and (at, 0) in places.items() for at in places])',
    ),
  ],
  ['pairs', 'n^2', body('return any([a + b == -1 for a in nums for b in nums])')],
  [
    'a search through a list in a loop',
    'n^2',
    body('return sum(1 for at, num in enumerate(nums) if -num in nums)'),
  ],
  ['taking from the front of a list', 'n^2', body('while nums:', '    nums.pop(0)', 'return 0')],
  ['a copy at each turn', 'n^2', body('for at in range(len(nums)):', '    nums[:at]', 'return 0')],
  [
    'lists joined at each turn',
    'n^2',
    body('out = []', 'for num in nums:', '    out = out + [num]', 'return len(out)'),
  ],
  [
    'lists unpacked at each turn',
    'n^2',
    body('out = []', 'for num in nums:', '    out = [*out, num]', 'return len(out)'),
  ],
  [
    'a class',
    'n',
    `class Worker:
    """Adds."""

    def __init__(self):
        self.sum = 0

    def add(self, num):
        self.sum += num


def main():
    input()
    worker = Worker()
    for word in input().split():
        worker.add(int(word))
    print(worker.sum)


main()
`,
  ],
  [
    'recursion',
    'n',
    `import sys\n\nsys.setrecursionlimit(10000)\n\n\n${body('return nums[0] + work(nums[1:2]) if nums else 0')}`
      .replace('nums[1:2]) if nums else 0', 'nums, at + 1) if at < len(nums) else 0')
      .replace('def work(nums)', 'def work(nums, at=0)'),
  ],
  [
    'lists that are made of each row',
    'n^2',
    body('return len(list(map(list, [nums] * len(nums))))'),
  ],
  [
    'functions of the library that are handed over, and kept by',
    'n^2',
    `from functools import lru_cache\n\n\n${body(
      '@lru_cache(None)',
      'def best(left, right, pick):',
      '    if left == right:',
      '        return nums[left] if pick is max and pick == max and pick.__name__ == "max" else 0',
      '    other = {min: max, max: min}[pick]',
      '    return pick(best(left + 1, right, other), best(left, right - 1, other))',
      'size = len(nums) // 8',
      'keys = {str.lower: size, max: size}',
      'return best(0, keys[str.lower] + keys[max] - 1, max)',
    )}`,
  ],
  [
    'recursion through what the library goes through',
    'n',
    body(
      ...['def joined(at):', '    kids = [at + 1] if at + 1 < len(nums) // 4 else []'],
      ...['    return "x" + "".join(joined(kid)[:1] for kid in kids)'],
      ...['def mapped(at):', '    kids = [at + 1] if at + 1 < len(nums) // 2 else []'],
      ...['    return "x" + "".join(map(mapped, kids))[:1]'],
      'return joined(0) + mapped(0)',
    ),
  ],
  [
    'what ends by itself within the function',
    'n',
    `import sys\n\n\n${body('for num in nums:', '    num += 1', 'print(num)', 'sys.exit()')}`,
  ],
];

describe('the growth of a Python program', () => {
  it.each(sampleOf(ROWS, 5))('is seen in %s: %s', async (_what, name, source) => {
    const growth = await measure(engine, source);
    expect(growth).toMatchObject({ name, isWhole: false, unseen: null });
  });
});
