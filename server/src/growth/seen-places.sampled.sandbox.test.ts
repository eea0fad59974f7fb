import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import { sampleOf } from '../judge/contract/sample.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { javascriptBody, ladder, measure } from './test-growth.ts';

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

describe('what is read from a place is charged from there', () => {
  it.each(sampleOf(JAVASCRIPT, 3))('in JavaScript: %s is %s', async (_what, name, source) => {
    const growth = await measure(engine, source, ladder, 'JAVASCRIPT');
    expect(growth).toMatchObject({ name, unseen: null });
  });
});
