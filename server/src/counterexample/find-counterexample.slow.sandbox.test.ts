import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grammarSchema } from '../inputs/grammar-schema.ts';
import { grammarSource } from '../inputs/input-source.ts';
import { createEngine } from '../judge/create-engine.ts';
import { customChecker } from '../judge/answer/custom-checker.ts';
import type { Job, JudgeEngine, Program } from '../judge/engine.ts';
import { BOUNDS, findCounterexample, type Bounds, type Search } from './find-counterexample.ts';
import { OracleError } from './oracle.ts';

let engine: JudgeEngine;
const jobs: Job[] = [];

beforeAll(async () => {
  engine = await createEngine('local');
});

afterAll(async () => {
  await engine.close();
});

/** The engine, which notes what it is asked. */
const watched = (): JudgeEngine => ({
  name: engine.name,
  status: () => engine.status(),
  close: () => engine.close(),
  run: (job, signal) => {
    jobs.push(job);
    return engine.run(job, signal);
  },
});

const VALIDATOR = `
import sys
n, line = sys.stdin.read().split("\\n")[:2]
nums = [int(word) for word in line.split()]
assert int(n) == len(nums) > 0
assert 7 not in nums
sys.exit(42)
`;

const SUM = `
import sys
sys.stdin.readline()
print(sum(map(int, sys.stdin.readline().split())))
`;

const NUMBERS = `const nums = require('fs').readFileSync(0, 'utf8').split('\\n')[1].split(' ').map(Number);\n`;

function searchFor(program: Program, more: Partial<Search> = {}): Search {
  return {
    program,
    checker: 'tokens',
    limits: { timeMs: 1000, memoryKb: 256 * 1024 },
    source: grammarSource(
      grammarSchema.parse({
        values: { nums: { list: { int: [-1_000_000_000, 1_000_000_000] }, length: [1, 6] } },
        lines: ['nums.length', 'nums'],
      }),
    ),
    oracle: { validator: VALIDATOR, reference: SUM },
    isFiltered: true,
    seed: 'sums',
    ...more,
  };
}

function find(search: Search, { bounds = BOUNDS, signal = new AbortController().signal } = {}) {
  return findCounterexample(search, { engine: watched(), signal, owner: 'test' }, bounds);
}

const js = (source: string): Program => ({ language: 'JAVASCRIPT', source: NUMBERS + source });
const python = (source: string): Program => ({ language: 'PYTHON', source });
const few: Bounds = { ...BOUNDS, inputs: 150 };
/** A checker has a process for each. */
const fewer: Bounds = { ...BOUNDS, inputs: 25 };
const ADD = 'nums.reduce((sum, num) => sum + num, 0)';

describe('findCounterexample', () => {
  it.each([
    ['a fault that needs two numbers', js('console.log(nums[0]);'), 'Wrong Answer', '2\n0 1\n'],
    [
      'a number that is left out',
      js(`console.log(nums.includes(9) ? 0 : ${ADD});`),
      'Wrong Answer',
      '1\n9\n',
    ],
    [
      'a crash',
      js(`if (nums.length > 2) throw Error(); console.log(${ADD});`),
      'Runtime Error',
      '3\n0 0 0\n',
    ],
    [
      'an endless loop',
      js(`while (nums.length > 3); console.log(${ADD});`),
      'Time Limit Exceeded',
      '4\n0 0 0 0\n',
    ],
    ['a program in Python', python(SUM.replace('sum(', 'max(')), 'Wrong Answer', '2\n1 1\n'],
    ['no output', python(''), 'Wrong Answer', '1\n0\n'],
  ])('finds the smallest for %s', async (_name, program, status, input) => {
    const result = await find(searchFor(program));
    expect(result).toMatchObject({ kind: 'found', input, isMinimal: true, isSteady: true });
    expect(result.kind === 'found' && result.test.status).toBe(status);
  });

  it('finds what shows only at the limits', async () => {
    const source = `console.log(nums.reduce((sum, num) => (sum + num) | 0, 0));`;
    const result = await find(searchFor(js(source)));
    expect(result).toMatchObject({
      kind: 'found',
      expected: expect.stringMatching(/^-?\d{10}\n$/),
    });
    expect(result.kind === 'found' && result.input.split(' ')).toHaveLength(3);
  });

  it('runs nothing but valid inputs, and only while nobody else wants to', async () => {
    jobs.length = 0;
    const program = js(`console.log(nums.includes(7) ? 0 : ${ADD});`);
    expect(await find(searchFor(program), { bounds: few })).toMatchObject({ kind: 'none' });
    const inputs = jobs
      .filter((job) => job.program === program)
      .flatMap((job) => job.inputs.map((input) => Buffer.from(input).toString()));
    expect(inputs.length).toBe(few.inputs);
    expect(inputs.filter((input) => /\b7\b/.test(input.split('\n')[1] ?? ''))).toEqual([]);
    expect(jobs.every((job) => job.isBackground === true)).toBe(true);
  });

  it('finds nothing for a right program', async () => {
    const result = await find(searchFor(js(`console.log(${ADD});`)), { bounds: few });
    expect(result).toEqual({ kind: 'none', tried: few.inputs, isOutOfTime: false });
  });

  it('says that a program does not end in the same way every time', async () => {
    const program = python('import random\nprint("x" if random.random() < 0.5 else 1 / 0)');
    let isSteady = true;
    for (let turn = 0; turn < 8 && isSteady; turn++) {
      const result = await find(searchFor(program));
      isSteady = result.kind !== 'found' || result.isSteady;
    }
    expect(isSteady).toBe(false);
  });

  it('says what the compiler says', async () => {
    const result = await find(
      searchFor({ language: 'TYPESCRIPT', source: 'const n: number = "a";' }),
    );
    expect(result).toMatchObject({
      kind: 'does not compile',
      output: expect.stringContaining('TS2322'),
    });
  });

  it('lets the problem’s own checker decide', async () => {
    const checker = customChecker(
      'import sys\nwanted = open(sys.argv[2]).read()\nsys.exit(42 if abs(int(input()) - int(wanted)) < 3 else 43)\n',
    );
    const searchWith = (program: Program) =>
      find(searchFor(program, { checker }), { bounds: fewer });
    const near = await searchWith(js(`console.log(${ADD} + 2);`));
    expect(near.kind).toBe('none');
    const far = await searchWith(js(`console.log(${ADD} + 3);`));
    expect(far).toMatchObject({ kind: 'found', input: '1\n0\n' });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const endless = js('for (;;);');
    const search = find(searchFor(endless), { signal: stop.signal });
    stop.abort(new Error('Gone'));
    await expect(search).rejects.toThrow('Gone');
  });

  it('keeps what it has when time is up', async () => {
    const search = searchFor(js(`console.log(${ADD});`));
    const result = await find(search, { bounds: { ...BOUNDS, withinMs: 1 } });
    expect(result).toMatchObject({ kind: 'none', isOutOfTime: true });
  });

  it('blames the problem for a reference that fails', async () => {
    const oracle = { validator: VALIDATOR, reference: `${SUM}\n1 / 0\n` };
    const search = find(searchFor(js(''), { oracle }));
    await expect(search).rejects.toThrow(OracleError);
    await expect(search).rejects.toThrow('ZeroDivisionError');
  });

  it('blames a reference that writes past what Python writes with', async () => {
    const reference = `import os\nos.write(1, b"6")\n`;
    const search = find(
      searchFor(js(`console.log(${ADD});`), { oracle: { validator: VALIDATOR, reference } }),
    );
    await expect(search).rejects.toThrow(OracleError);
  });

  it('blames the problem for a checker that fails', async () => {
    const checker = customChecker('raise SystemExit(1)\n');
    const search = find(searchFor(js(`console.log(${ADD});`), { checker }), { bounds: fewer });
    await expect(search).rejects.toThrow(/^the checker: it exited with 1/);
  });
});
