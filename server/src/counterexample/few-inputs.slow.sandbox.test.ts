import { afterAll, beforeAll, expect, it } from 'vitest';
import { grammarSchema } from '../inputs/grammar-schema.ts';
import { grammarSource } from '../inputs/input-source.ts';
import { createEngineOnDouble } from '../judge/engines/judge0/double/engine-on-double.ts';
import type { Job, JudgeEngine } from '../judge/engine.ts';
import { FEW, findCounterexample, type Search } from './find-counterexample.ts';

/** The client of a Judge0 server, and behind it a server that executes in the embedded sandbox. */
let engine: JudgeEngine;
const jobs: Job[] = [];

beforeAll(async () => {
  const double = await createEngineOnDouble({ languages: ['PYTHON'] });
  const run: JudgeEngine['run'] = (job, signal) => {
    jobs.push(job);
    return double.run(job, signal);
  };
  engine = {
    ...{ name: double.name, run },
    status: () => double.status(),
    close: () => double.close(),
  };
});
afterAll(() => engine.close());

const SUM = 'input()\nprint(sum(map(int, input().split())))\n';
const VALID = 'import sys\nn = int(input())\nassert len(input().split()) == n\nsys.exit(42)\n';

const searchFor = (source: string): Search => ({
  program: { language: 'PYTHON', source },
  checker: 'tokens',
  limits: { timeMs: 1000, memoryKb: 256 * 1024 },
  source: grammarSource(
    grammarSchema.parse({
      values: { nums: { list: { int: [-1_000, 1_000] }, length: [1, 9] } },
      lines: ['nums.length', 'nums'],
    }),
  ),
  oracle: { validator: VALID, reference: SUM },
  isFiltered: false,
  seed: 'few',
});

const WITHIN_MS = 300_000;

/** Runs of the program on inputs of the search; what is found is run thrice more. */
const runsOf = ({ program }: Search) =>
  jobs.filter((job) => job.program === program).flatMap(({ inputs }) => inputs);

it(
  'finds a small failing input on a Judge0 server, with sixty submissions at most',
  async () => {
    const search = searchFor(SUM.replace('sum(', 'max('));
    const asking = { engine, signal: new AbortController().signal, owner: 'ada' };
    const bounds = { ...FEW, withinMs: WITHIN_MS };
    const result = await findCounterexample(search, asking, bounds);
    expect(result).toMatchObject({ kind: 'found', isSteady: true });
    if (result.kind !== 'found') return;
    const nums = result.input.split('\n')[1]?.split(' ').map(Number) ?? [];
    expect(nums.length).toBeLessThanOrEqual(4);
    const sum = nums.reduce((all, num) => all + num, 0);
    expect(result.expected).toBe(`${String(sum)}\n`);
    expect(Math.max(...nums)).not.toBe(sum);
    expect(runsOf(search).length).toBeLessThanOrEqual(FEW.inputs + FEW.shrinking + 3);
    expect(jobs.every(({ isBackground }) => isBackground === true)).toBe(true);
  },
  WITHIN_MS,
);

it(
  'tries no more than forty where a program is right',
  async () => {
    const search = searchFor(`${SUM}\n`);
    const asking = { engine, signal: new AbortController().signal, owner: 'ada' };
    const result = await findCounterexample(search, asking, { ...FEW, withinMs: WITHIN_MS });
    expect(result).toEqual({ kind: 'none', tried: FEW.inputs, isOutOfTime: false });
    expect(runsOf(search)).toHaveLength(FEW.inputs);
  },
  WITHIN_MS,
);
