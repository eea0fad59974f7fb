import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { askOracle } from './oracle.ts';

let engine: JudgeEngine;
beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});
afterAll(() => engine.close());

const VALIDATOR = 'import sys\nsys.exit(42 if int(input()) != 1 else 1)\n';
const REFERENCE = `
n = int(input())
if n == 3:
    print("x" * (9 << 20))
if n == 5:
    kept = ["x" * 1000 + str(at) for at in range(2_000_000)]
while n == 7:
    pass
print(n + 1)
`;

/** Twice an endless loop burns all of its time, which is twice as much beside others. */
const ENDLESS_MS = 300_000;

it(
  'answers whatever can be answered, where a reference meets its limits on other inputs',
  async () => {
    const asking = { engine, signal: new AbortController().signal, owner: 'test' };
    const inputs = Array.from({ length: 10 }, (_, n) => `${n}\n`);
    const oracle = { validator: VALIDATOR, reference: REFERENCE };
    expect(await askOracle(oracle, inputs, asking)).toEqual(
      [0, 2, 4, 6, 8, 9].map((n) => ({ input: `${n}\n`, expected: `${n + 1}\n` })),
    );
  },
  ENDLESS_MS,
);
