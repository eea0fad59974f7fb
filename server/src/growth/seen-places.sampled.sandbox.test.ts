import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import { sampleOf } from '../judge/contract/sample.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { body, javaBody, javascriptBody, ladder, measure } from './test-growth.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', {
    local: { languages: ['JAVA', 'JAVASCRIPT', 'PYTHON'] },
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
    'a range that is sorted by a key',
    'n log n',
    python('return sorted(range(len(nums)), key=lambda at: nums[at])'),
  ],
  [
    'a range that is halved, and chosen from',
    'log n',
    `from bisect import bisect_left\nfrom random import sample\n\n\n${body(
      'at = bisect_left(range(len(nums)), True, key=lambda at: at * 3 > len(nums))',
      'return at + sample(range(len(nums)), 1)[0]',
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

const java = (...lines: readonly string[]): string =>
  javaBody([
    'String text = Arrays.toString(nums);',
    'int at = 0;',
    'long found = 0;',
    ...lines,
    'return found;',
  ]);
const boxed = 'List<Integer> all = Arrays.stream(nums).boxed().collect(Collectors.toList());';

const JAVA: readonly Row[] = [
  [
    'each comma, from the last one on',
    'n',
    java(
      'StringBuilder out = new StringBuilder(text);',
      "while ((at = text.indexOf(',', at) + 1) > 0) {",
      '  found += text.indexOf(",", at - 1) + out',
      '      .indexOf(",", text.lastIndexOf(\'[\', 3));',
      '  if (text.regionMatches(at, " 7", 0, 2)) found++;',
      '}',
    ),
  ],
  [
    'a text that is searched from its front',
    'n^2',
    java("for (int num : nums) found += text.indexOf('x', 4 * nums.length);"),
  ],
  [
    'each comma, from the back',
    'n',
    java('at = text.length();', "while ((at = text.lastIndexOf(',', at - 1)) > 0) found++;"),
  ],
  [
    'what is found early',
    'n',
    java(
      boxed,
      'Deque<Integer> queue = new ArrayDeque<>(all);',
      'for (int num : nums) if (text.contains(" ") && all.contains(nums[2]) && queue.contains(nums[2])) found++;',
      'for (int num : nums) found += all.indexOf(nums[3]) + all.lastIndexOf(nums[nums.length - 1]);',
    ),
  ],
  [
    'what is found late',
    'n^2',
    java(boxed, 'for (int num : nums) if (all.contains(nums[nums.length - 1])) found++;'),
  ],
  ...['ArrayList', 'LinkedList', 'ArrayDeque'].map((kind): Row => [
    `a search of its own in a ${kind}`,
    'n',
    java(
      boxed,
      'Set<Integer> seen = new HashSet<>(all);',
      `Collection<Integer> own = new ${kind}<>() {`,
      '  @Override public boolean contains(Object one) { return seen.contains(one); }',
      '};',
      'own.addAll(all);',
      'for (int num : nums) if (!own.contains(-num) && own.contains(num)) found++;',
    ),
  ]),
  [
    'parts of a list that are sorted and filled',
    'n',
    java(
      'for (at = 0; at + 4 < nums.length; at += 4) {',
      '  Arrays.sort(nums, at, at + 4);',
      '  Arrays.fill(nums, at, at + 2, 7);',
      '  found += Arrays.copyOfRange(nums, at, at + 4).length;',
      '}',
    ),
  ],
  [
    'a part of a list that is filled up to a constant',
    'n',
    java(
      'final int END = 32;',
      'for (int num : nums) Arrays.fill(nums, 12, END, 7);',
      'for (at = 0; at < nums.length; at++) Arrays.fill(nums, at % 32, END, 7);',
    ),
  ],
  [
    'the end of a list that is sorted',
    'n^2 log n',
    java('for (int num : nums) Arrays.sort(nums, 1, nums.length);'),
  ],
];

describe('what is read from a place is charged from there', () => {
  it.each(sampleOf(JAVASCRIPT, 3))('in JavaScript: %s is %s', async (_what, name, source) => {
    const growth = await measure(engine, source, ladder, 'JAVASCRIPT');
    expect(growth).toMatchObject({ name, unseen: null });
  });
  it.each(sampleOf(PYTHON, 4))('in Python: %s is %s', async (_what, name, source) => {
    const growth = await measure(engine, source, ladder, 'PYTHON');
    expect(growth).toMatchObject({ name, unseen: null });
  });
  it.each(sampleOf(JAVA, 4))('in Java: %s is %s', async (_what, name, source) => {
    const growth = await measure(engine, source, ladder, 'JAVA');
    expect(growth).toMatchObject({ name, unseen: null });
  });
});
