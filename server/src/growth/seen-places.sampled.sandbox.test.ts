import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import { sampleOf } from '../judge/contract/sample.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { body, javascriptBody, ladder, measure } from './test-growth.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', {
    local: { languages: ['JAVASCRIPT', 'PYTHON'] },
  });
});

afterAll(async () => {
  await engine.close();
});

/** What is done, how its steps grow, and a program that does it. */
type Row = readonly [string, string, string];

const javascript = (...lines: readonly string[]): string =>
  javascriptBody("const text = nums.join(',');", 'let [at, found] = [0, 0];', ...lines);

const JAVASCRIPT: readonly Row[] = [
  [
    'each comma, from the last one on',
    'n',
    javascript(
      "while ((at = text.indexOf(',', at) + 1) > 0) found += text.includes(',', at) ? 1 : 0;",
      'return found;',
    ),
  ],
  [
    'each comma, from the front',
    'n^2',
    javascript("for (; text.indexOf('x', at) < 0 && at < text.length; at += 4) found++;"),
  ],
  [
    'each comma, from the back',
    'n',
    javascript('at = text.length;', "while ((at = text.lastIndexOf(',', at - 1)) > 0) found++;"),
  ],
  [
    'each match of a pattern, from the last one on',
    'n',
    javascript(
      'const word = /\\d+/g;',
      'while (word.exec(text)) found++;',
      'for (const [one] of text.matchAll(word)) found += one.length;',
      'return found;',
    ),
  ],
  [
    'a pattern that is tested at each turn',
    'n^2',
    javascript('return nums.filter(() => /x+/.test(text));'),
  ],
  ['the first words alone', 'n', javascript("return nums.map(() => text.split(',', 3).length);")],
  [
    'what is found early in a list',
    'n',
    javascript(
      'return nums.map((num, at) => nums.includes(nums[2]) && nums.indexOf(num, at) + nums.lastIndexOf(num, at));',
    ),
  ],
  [
    'what lies behind a place in a list',
    'n',
    javascript(
      'for (let at = 0; at < nums.length; at++) nums.fill(0, at, at + 2).splice(at, 1, 7);',
      'while (nums.length > 0) nums.splice(nums.length - 1, 1);',
    ),
  ],
  ['the front of a list', 'n^2', javascript('while (nums.length > 0) nums.splice(0, 1);')],
  [
    'the front of a list, by another name',
    'n^2',
    javascript('const { shift } = nums;', 'while (nums.length > 0) shift.call(nums);'),
  ],
];

const python = (...lines: readonly string[]): string =>
  `from collections import deque\nfrom heapq import heappush\n\n\n${body(
    'text = ",".join(map(str, nums))',
    'at = found = 0',
    ...lines,
  )}`;

const PYTHON: readonly Row[] = [
  [
    'each comma, from the last one on',
    'n',
    python(
      'while (at := text.find(",", at) + 1) > 0:',
      '    found += text.index(",", at - 1) + text.count(",", at, at + 3)',
      'return found',
    ),
  ],
  [
    'a text that is searched from its front',
    'n^2',
    python('return [text.find("x") for _ in nums]'),
  ],
  [
    'each comma, from the back',
    'n',
    python('at = len(text)', 'while (at := text.rfind(",", 0, at)) > 0:', '    found += 1'),
  ],
  [
    'what is found early in a list',
    'n',
    python('return sum(nums.index(num, at) + (nums[2] in nums) for at, num in enumerate(nums))'),
  ],
  ['what is found late in a list', 'n^2', python('return [nums[-1] in nums for _ in nums]')],
  [
    'what lies behind a place in a list',
    'n',
    python(
      'for at in range(len(nums)):',
      '    nums[at : at + 2] = nums[at : at + 2]',
      'nums.insert(len(nums) - 1, 0)',
      'while nums:',
      '    del nums[len(nums) - 1]',
    ),
  ],
  ['the front of a list, deleted', 'n^2', python('while nums:', '    del nums[0]')],
  [
    'the front of a list, by another name',
    'n^2',
    python('pop = nums.pop', 'while nums:', '    pop(0)'),
  ],
  ['the front of a list, by its type', 'n^2', python('while nums:', '    list.pop(nums, 0)')],
  ['the front of a list, looked up', 'n^2', python('while nums:', '    getattr(nums, "pop")(0)')],
  [
    'the front of a queue, by another name',
    'n',
    python('queue = deque(nums)', 'take = queue.popleft', 'while queue:', '    take()'),
  ],
  [
    'a heap, by another name',
    'n log n',
    python('push, heap = heappush, []', 'for num in nums:', '    push(heap, num)'),
  ],
  ['a function that is handed over', 'n^2', python('return sum(map(sum, [nums for _ in nums]))')],
  [
    'elements taken out of a set',
    'n',
    python('left = set(nums)', 'for num in nums:', '    left.remove(num)'),
  ],
  [
    'a function of the program with a name of the library',
    'n',
    `def heapify(nums, at):\n    return nums[at]\n\n\n${python(
      'return sum(heapify(nums, at) for at in range(len(nums)))',
    )}`,
  ],
  [
    'a type by whose name a class has a method',
    'n^2',
    `class Store:\n    def set(self, key):\n        return key\n\n\n${python(
      'return sum(len(set(nums)) for _ in nums)',
    )}`,
  ],
  [
    'texts joined at each turn',
    'n^2',
    python('for num in nums:', '    text = "".join([text, "x"])', 'return len(text)'),
  ],
];

describe('what is read from a place is charged from there', () => {});
