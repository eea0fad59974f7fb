import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { customChecker } from './custom-checker.ts';
import type { JudgeEngine } from '../engine.ts';
import { judge } from '../judge.ts';

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
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
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
  const faults: string[] = [];
  const judgement = await judge(engine, job, signal, ({ status, checkerFault }) => {
    told.push(status);
    if (checkerFault !== undefined) faults.push(checkerFault);
  });
  const statuses = judgement.tests.map((test) => test.status);
  return { verdict: judgement.verdict, statuses, told, faults };
}

it.each([
  ['one right order', 'print(input())', 'Accepted'],
  ['another right order', 'print(*sorted(input().split()))', 'Accepted'],
  ['a wrong output', 'print(input(), "x")', 'Wrong Answer'],
  ['no output', 'pass', 'Wrong Answer'],
  ['output that is not text', 'import os; os.write(1, bytes(range(256)))', 'Wrong Answer'],
  ['much output', 'print("a " * 400_000)', 'Wrong Answer'],
])('tells %s apart by the program that checks', async (_name, source, verdict) => {
  const got = await verdictsOf(source, ANY_ORDER);
  expect(got).toEqual({
    verdict,
    statuses: [verdict, verdict],
    told: [verdict, verdict],
    faults: [],
  });
});

it('does not ask the checker about a test that did not end well', async () => {
  const got = await verdictsOf('words = input()\nprint(words)\nassert len(words) < 4', ANY_ORDER);
  expect(got.statuses).toEqual(['Accepted', 'Runtime Error']);
});

it.each([
  [
    'crashes',
    'raise ValueError("of mine")',
    'it exited with 1, neither 42 (right) nor 43 (wrong): ValueError: of mine',
  ],
  [
    'says neither yes nor no',
    'print("fine")',
    'it exited with 0, neither 42 (right) nor 43 (wrong)',
  ],
  [
    'is no Python',
    'def',
    'it exited with 1, neither 42 (right) nor 43 (wrong): SyntaxError: invalid syntax',
  ],
  ['kills itself', 'import os; os.kill(os.getpid(), 9)', 'it crashed (SIGKILL)'],
])(
  'blames nobody when the checker %s, says so, and asks it once',
  async (_name, checker, fault) => {
    const got = await verdictsOf('print(input())', checker);
    expect(got).toMatchObject({
      verdict: 'Internal Error',
      told: ['Internal Error'],
      faults: [fault],
    });
  },
);
