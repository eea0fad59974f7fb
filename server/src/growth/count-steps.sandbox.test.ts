import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import type { Ladder } from './ladder.ts';
import { makeRungs } from './make-rungs.ts';
import { measureGrowth, type Growth } from './measure-growth.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local');
});

afterAll(async () => {
  await engine.close();
});

const GENERATOR = `import sys
n = int(sys.argv[1])
print(n)
print(*(i * 7919 % 10007 for i in range(n)))
`;

const ladder: Ladder = {
  unit: 'numbers',
  limit: 200_000,
  sizes: [32, 64, 128, 256, 512, 1024],
  counted: ['work', 'Worker'],
  shapes: [{ name: 'mixed', template: ['{n}'] }],
  generator: GENERATOR,
};
const READ = `def main():
    input()
    print(work([int(word) for word in input().split()]))


main()
`;

async function measure(source: string, on: Ladder = ladder): Promise<Growth> {
  const asking = { engine, signal: new AbortController().signal, owner: 'test' };
  const rungs = await makeRungs(on, asking);
  return measureGrowth({ language: 'PYTHON', source }, { ladder: on, rungs }, asking);
}

const body = (...lines: readonly string[]): string =>
  `def work(nums):\n${lines.map((line) => `    ${line}\n`).join('')}\n\n${READ}`;

describe('the growth of a Python program', () => {
  it.each<[string, string, string]>([
    ['a look at one number', '1', body('return nums[0]')],
    ['halving', 'log n', body('low = len(nums)', 'while low > 1:', '    low //= 2', 'return low')],
    [
      'a loop',
      'n',
      body('best = 0', 'for num in nums:', '    best = max(best, num)', 'return best'),
    ],
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
    ['pairs', 'n^2', body('return any([a + b == -1 for a in nums for b in nums])')],
    [
      'a search through a list in a loop',
      'n^2',
      body('return sum(1 for at, num in enumerate(nums) if -num in nums)'),
    ],
    ['taking from the front of a list', 'n^2', body('while nums:', '    nums.pop(0)', 'return 0')],
    [
      'a copy at each turn',
      'n^2',
      body('for at in range(len(nums)):', '    nums[:at]', 'return 0'),
    ],
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
      'what ends by itself within the function',
      'n',
      `import sys\n\n\n${body('for num in nums:', '    num += 1', 'print(num)', 'sys.exit()')}`,
    ],
  ])('is seen in %s: %s', async (_what, name, source) => {
    const growth = await measure(source);
    expect(growth).toMatchObject({ name, isWhole: false, unseen: null });
  });

  it('is the same ten times', async () => {
    const words = body(
      'seen = {str(num) for num in nums}',
      'total = 0',
      'for word in seen:',
      '    total += len(word) if "7" in word else 0',
      'return total',
    );
    const all = await Promise.all(Array.from({ length: 10 }, () => measure(words)));
    expect(all[0]?.points).toHaveLength(6);
    for (const one of all) expect(one).toEqual(all[0]);
  });

  it('tells of a generator that breaks down', async () => {
    const broken = { ...ladder, generator: 'raise ValueError("no such kind")\n' };
    await expect(measure(body('return 1'), broken)).rejects.toThrow(
      'the generator: exited ValueError: no such kind',
    );
  });

  it('counts the whole program where it has none of the functions', async () => {
    const source =
      'n = int(input())\nnums = input().split()\nfor num in nums:\n    n += 1\nprint(n)\n';
    expect(await measure(source)).toMatchObject({ name: 'n', isWhole: true });
  });

  it('is told of the kind of inputs on which it takes most steps', async () => {
    const shapes = [
      { name: 'one number', template: '{n}\n1\n' },
      { name: 'two numbers', template: '{n}\n1 2\n' },
      ...ladder.shapes,
    ];
    const growth = await measure(body('return sorted(nums)'), { ...ladder, shapes });
    expect(growth).toMatchObject({ name: 'n log n', shape: 'mixed' });
  });

  it('ends at the last size that is counted in time', async () => {
    const calls = body(
      'for a in nums:',
      '    for b in nums:',
      '        for c in nums:',
      '            a += 1',
    );
    const sizes = [8, 16, 32, 64, 128, 256, 512];
    const growth = await measure(calls, { ...ladder, sizes });
    expect(growth.name).toBe('n^3');
    expect(growth.points.at(-1)?.n).toBe(128);
  });

  it.each([
    ['a library that is not watched', 'import re\n', 're'],
    ['code from a text', 'exec("1")\n', 'exec'],
    ['names of the counting', '__steps__ = [0]\n', '__steps__'],
  ])('is not told with %s', async (_what, line, unseen) => {
    const growth = await measure(line + body('return nums[0]'));
    expect(growth).toMatchObject({ name: null, unseen, points: [] });
  });

  it.each([
    ['fails', body('raise ValueError')],
    ['writes its own count', `import os\n${body('os.write(1, b"[]")', 'return 1')}`],
    ['waits for ever', body('while True:', '    pass')],
  ])('is not sure of a program that %s', async (_what, source) => {
    expect(await measure(source)).toMatchObject({ name: null, points: [], atLimit: null });
  });
});
