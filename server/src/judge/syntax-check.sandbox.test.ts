import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from './create-engine.ts';
import type { JudgeEngine } from './engine.ts';
import { judge } from './judge.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON', 'JAVASCRIPT'] } });
});

afterAll(() => engine.close());

const judged = (language: 'PYTHON' | 'JAVASCRIPT', source: string) => {
  const answer = { expected: Buffer.from(''), checker: 'lines' };
  const tests = ['1', '2'].map((text) => ({ stdin: Buffer.from(text), ...answer }));
  const limits = { timeMs: 2000, memoryKb: 131_072 };
  const job = { program: { language, source }, tests, limits, owner: 'ada' };
  return judge(engine, job, new AbortController().signal);
};

it.each([
  [
    'PYTHON',
    'import sys\n\ndef f(nums)\n  pass\n',
    /^ {2}File "main\.py", line 3\n {4}def f\(nums\)\n +\^\nSyntaxError: .+\n$/,
  ],
  [
    'PYTHON',
    'if 1:\npass\n',
    /^ {2}File "main\.py", line 2\n {4}pass\n[^]*\nIndentationError: .+\n$/,
  ],
  ['JAVASCRIPT', '\nlet a = f(1;\n', /^main\.js:2\n[^]*\nSyntaxError: missing \) after[^\n]+\n$/],
] as const)('%s: %j does not compile', async (language, source, message) => {
  const { verdict, tests, compileOutput } = await judged(language, source);
  expect(verdict).toBe('Compilation Error');
  expect(tests).toEqual([]);
  expect(compileOutput).toMatch(message);
});

it.each([
  ['PYTHON', 'eval("1 +")\n'],
  ['JAVASCRIPT', '#!/usr/bin/env node\nJSON.parse("{");\nreturn;\n'],
] as const)('%s: %j can be read, and throws by itself', async (language, source) => {
  const { verdict, tests } = await judged(language, source);
  expect(verdict).toBe('Runtime Error');
  expect(tests.map(({ status }) => status)).toEqual(['Runtime Error', 'Runtime Error']);
});
