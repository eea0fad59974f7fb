import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
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

describe('the growth of a Python program', () => {
  it('is the same ten times', async () => {
    const words = body(
      'seen = {str(num) for num in nums}',
      'total = 0',
      'for word in seen:',
      '    total += len(word) if "7" in word else 0',
      'return total',
    );
    const all = await Promise.all(Array.from({ length: 10 }, () => measure(engine, words)));
    expect(all[0]?.points).toHaveLength(6);
    for (const one of all) expect(one).toEqual(all[0]);
  });

  it('tells of a generator that breaks down', async () => {
    const broken = { ...ladder, generator: 'raise ValueError("no such kind")\n' };
    await expect(measure(engine, body('return 1'), broken)).rejects.toThrow(
      'the generator: exited ValueError: no such kind',
    );
  });

  it('counts the whole program where it has none of the functions', async () => {
    const source =
      'n = int(input())\nnums = input().split()\nfor num in nums:\n    n += 1\nprint(n)\n';
    expect(await measure(engine, source)).toMatchObject({ name: 'n', isWhole: true });
  });

  it('is told of the kind of inputs on which it takes most steps', async () => {
    const shapes = [
      { name: 'one number', template: '{n}\n1\n' },
      { name: 'two numbers', template: '{n}\n1 2\n' },
      ...ladder.shapes,
    ];
    const growth = await measure(engine, body('return sorted(nums)'), { ...ladder, shapes });
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
    const growth = await measure(engine, calls, { ...ladder, sizes });
    expect(growth.name).toBe('n^3');
    expect(growth.points.at(-1)?.n).toBe(128);
  });

  it.each([
    ['a library that is not watched', 'import re\n', 're'],
    ['code from a text', 'exec("1")\n', 'exec'],
    ['names of the counting', '__steps__ = [0]\n', '__steps__'],
  ])('is not told with %s', async (_what, line, unseen) => {
    const growth = await measure(engine, line + body('return nums[0]'));
    expect(growth).toMatchObject({ name: null, unseen, points: [] });
  });

  it.each([
    ['fails', body('raise ValueError')],
    ['writes its own count', `import os\n${body('os.write(1, b"[]")', 'return 1')}`],
    ['waits for ever', body('while True:', '    pass')],
  ])('is not sure of a program that %s', async (_what, source) => {
    expect(await measure(engine, source)).toMatchObject({ name: null, points: [], atLimit: null });
  });
});

describe('the growth of a JavaScript program', () => {
  const javascript = (source: string) => measure(engine, source, ladder, 'JAVASCRIPT');

  it('is the same ten times', async () => {
    const words = javascriptBody(
      'const seen = new Set(nums.map(String).sort(() => Math.random() - 0.5));',
      'let total = 0;',
      "for (const word of seen) total += word.includes('7') ? word.length : 0;",
      'return total;',
    );
    const all = await Promise.all(Array.from({ length: 10 }, () => javascript(words)));
    expect(all[0]?.points).toHaveLength(6);
    for (const one of all) expect(one).toEqual(all[0]);
  });

  it('counts the whole program where it has none of the functions', async () => {
    const source =
      "let sum = 0;\nfor (const word of require('fs').readFileSync(0, 'utf8').split(/\\s+/)) sum += Number(word);\n" +
      'console.log(sum);\n';
    expect(await javascript(source)).toMatchObject({ name: 'n', isWhole: true });
  });

  it.each([
    ['a module that is not watched', "require('vm');", 'vm'],
    ['code from a text', "eval('1');", 'eval'],
    ['a pattern with a count', '/a{3}/.test(nums);', '/a{3}/'],
    ['a pattern that may go back', '/(a+)+$/.test(nums);', '/(a+)+$/'],
    ['the time', 'Date.now();', 'Date'],
    ['objects that are spread', 'const all = { ...nums };', '{ ... }'],
    ['a module of its own', "const more = import('fs');", 'import'],
  ])('is not told with %s', async (_what, line, unseen) => {
    const growth = await javascript(javascriptBody(line, 'return nums[0];'));
    expect(growth).toMatchObject({ name: null, unseen, points: [] });
  });

  it.each([
    ['fails', javascriptBody('throw new Error();')],
    ['cannot be read', javascriptBody('return (;')],
    ['exits with a code', javascriptBody('process.exit(3);')],
    ['ends itself', javascriptBody('process.kill(process.pid);')],
    ['waits for ever', javascriptBody('for (;;) ;')],
    ['runs on and on', javascriptBody('for (;;) nums.length = 1;')],
  ])('is not sure of a program that %s', async (_what, source) => {
    expect(await javascript(source)).toMatchObject({ name: null, atLimit: null });
  });
});
