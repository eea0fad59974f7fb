import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import { sampleOf } from '../judge/contract/sample.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { javascriptBody as body, ladder, measure } from './test-growth.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', {
    local: { languages: ['JAVASCRIPT', 'PYTHON', 'TYPESCRIPT'] },
  });
});

afterAll(async () => {
  await engine.close();
});

/** What takes steps, how they grow, and a program that does it. */
const ROWS: readonly (readonly [string, string, string])[] = [
  ['a look at one number', '1', body('return nums[0];')],
  ['halving', 'log n', body('let low = nums.length;', 'while (low > 1) low >>= 1;', 'return low;')],
  [
    'a loop',
    'n',
    body('let best = 0;', 'for (const num of nums) best = Math.max(best, num);', 'return best;'),
  ],
  ['a short function', 'n', body('return nums.map((num) => num * num).length;')],
  ['a function of the library', 'n', body('return nums.map(String).length;')],
  ['what is spread', 'n', body('return Math.max(...nums);')],
  ['what is handed over as a list', 'n', body('return Math.max.apply(null, nums);')],
  ['a set of all', 'n', body('return new Set(nums).size;')],
  ['a search that ends at once', '1', body('return nums.some((num) => num >= 0);')],
  ['a loop that ends at once', '1', body('for (const num of nums) return num;')],
  ['sorting', 'n log n', body('return nums.sort((a, b) => a - b)[0];')],
  ['pairs', 'n^2', body('return nums.every((a) => nums.every((b) => a + b !== -1));')],
  [
    'a search through a list in a loop',
    'n^2',
    body('return nums.filter((num) => nums.includes(-num));'),
  ],
  [
    'a search whose name is worked out',
    'n^2',
    body("const look = 'index' + 'Of';", 'return nums.map((num) => nums[look](-num));'),
  ],
  ['taking from the front', 'n^2', body('while (nums.length > 0) nums.shift();', 'return 0;')],
  [
    'a copy at each turn',
    'n^2',
    body('return nums.map((_num, at) => nums.slice(at).length).length;'),
  ],
  [
    'lists joined at each turn',
    'n^2',
    body('let out = [];', 'for (const num of nums) out = [...out, num];', 'return out.length;'),
  ],
  [
    'a text that is searched',
    'n^2',
    body(
      "const text = nums.join('');",
      "return nums.filter((num) => text.indexOf('x' + num) >= 0);",
    ),
  ],
  [
    'an object that grows key by key',
    'n',
    body(
      'const all = nums.reduce((to, num) => Object.assign(to, { [num]: 1 }, null), {});',
      'return Object.keys(all).length;',
    ),
  ],
  [
    'a pattern that begins nowhere',
    'n^2',
    body(
      "const [text, word] = [nums.join(','), /x/g];",
      'return nums.filter(() => {',
      '  word.lastIndex = undefined;',
      '  return word.test(text);',
      '});',
    ),
  ],
  [
    'what has no size',
    'n',
    body(
      "'1,2'.split({ [Symbol.split]: () => null });",
      'Array.prototype.splice.call({}, 0, 0);',
      'return nums.map((num) => num * num).length;',
    ),
  ],
  [
    'recursion by a short function',
    'n',
    body(
      'const go = [(at) => (at < nums.length ? nums[at] + go[0](at + 1) : 0)];',
      'return go[0](0);',
    ),
  ],
  [
    'a generator',
    'n',
    body(
      'function* all() {',
      '  for (const num of nums) yield num;',
      '}',
      'let sum = 0;',
      'for (const num of all()) sum += num;',
      'return sum;',
    ),
  ],
  [
    'a class',
    'n',
    `class Worker {
  #sum = 0;
  add(num) {
    this.#sum += num;
  }
  get sum() {
    return this.#sum;
  }
}
const worker = new Worker();
for (const word of require('fs').readFileSync(0, 'utf8').split('\\n')[1].split(' ')) worker.add(Number(word));
console.log(worker.sum);
`,
  ],
  [
    'what ends by itself within the function',
    'n',
    body('for (let num of nums) num += 1;', "process.stdout.write('0\\n');", 'process.exit(0);'),
  ],
];

describe('the growth of a JavaScript program', () => {
  it.each(sampleOf(ROWS, 5))('is seen in %s: %s', async (_what, name, source) => {
    const growth = await measure(engine, source, ladder, 'JAVASCRIPT');
    expect(growth).toMatchObject({ name, isWhole: false, unseen: null });
  });
});

it('is seen in TypeScript as in JavaScript', async () => {
  const lines = [
    'const seen = new Map();',
    'for (const num of nums) seen.set(num, nums.indexOf(num));',
    'return seen.size;',
  ];
  const plain = await measure(engine, body(...lines), ladder, 'JAVASCRIPT');
  const typed = body(...lines)
    .replace('work(nums)', 'work(nums: number[]): number')
    .replace('new Map()', 'new Map<number, number>()');
  const growth = await measure(engine, `enum Unused { One }\n${typed}`, ladder, 'TYPESCRIPT');
  expect(growth).toMatchObject({ name: 'n^2', isWhole: false });
  expect(growth).toEqual(plain);
});
