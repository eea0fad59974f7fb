import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from './create-engine.ts';
import { customChecker } from './custom-checker.ts';
import type { JudgeEngine } from './engine.ts';
import { judge } from './judge.ts';

/** Any order of the words of the input is right, as long as there are as many as the answer says. */
const ANY_ORDER = `
import sys
words = open(sys.argv[1]).read().split()
count = int(open(sys.argv[2]).read())
given = sys.stdin.read().split()
open(sys.argv[3] + 'judgemessage.txt', 'w').write('looked at')
sys.exit(42 if sorted(given) == sorted(words) and len(given) == count else 43)
`;

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local');
});

afterAll(async () => {
  await engine.close();
});

async function verdictsOf(source: string, checker: string) {
  const told: string[] = [];
  const job = {
    program: { language: 'PYTHON' as const, source },
    tests: ['b a', 'd c e'].map((words) => ({
      stdin: Buffer.from(`${words}\n`),
      expected: Buffer.from(`${words.split(' ').length}\n`),
      checker: customChecker(checker),
    })),
    limits: { timeMs: 2000, memoryKb: 131_072 },
    owner: 'ada',
  };
  const { signal } = new AbortController();
  const judgement = await judge(engine, job, signal, ({ status }) => told.push(status));
  return { verdict: judgement.verdict, statuses: judgement.tests.map((t) => t.status), told };
}

it.each([
  ['one right order', 'print(input())', 'Accepted'],
  ['another right order', 'print(*sorted(input().split()))', 'Accepted'],
  ['a wrong output', 'print(input(), "x")', 'Wrong Answer'],
  ['no output', 'pass', 'Wrong Answer'],
  ['output that is no text', 'import os; os.write(1, bytes(range(256)))', 'Wrong Answer'],
  ['much output', 'print("a " * 400_000)', 'Wrong Answer'],
])('tells %s apart by the program that checks', async (_name, source, verdict) => {
  const got = await verdictsOf(source, ANY_ORDER);
  expect(got).toEqual({ verdict, statuses: [verdict, verdict], told: [verdict, verdict] });
});

it('does not ask the checker about a test that did not end well', async () => {
  const got = await verdictsOf('words = input()\nprint(words)\nassert len(words) < 4', ANY_ORDER);
  expect(got.statuses).toEqual(['Accepted', 'Runtime Error']);
});

it.each([
  ['crashes', 'raise ValueError'],
  ['says neither yes nor no', 'print("fine")'],
  ['is no Python', 'def'],
])('blames nobody when the checker %s', async (_name, checker) => {
  expect(await verdictsOf('print(input())', checker)).toMatchObject({ verdict: 'Internal Error' });
});
