import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { finish, jobOf, text } from '../../../../contract/run-program.ts';
import { sampleOf } from '../../../../contract/sample.ts';
import type { Limits, RunResult } from '../../../../engine.ts';
import { PYTHON_PROGRAM, pythonCommand } from '../../machine/box-command.ts';
import { BoxPool } from '../../box/box-pool.ts';
import { Box } from '../../box/box.ts';
import type { BoxLimits, TestReport } from '../../box/box-messages.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { SYSTEM_PYTHON } from '../../languages/find-toolchains.ts';
import type { IsolationName } from '../../machine/isolation/isolation.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { ProgramBox } from '../../box/program-box.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';
import { recipeOf } from '../support/recipe.ts';
import { LEAVING, ODD, STAYING } from './python-turns.ts';

/** The second, which is the largest, is run first and never shares. */
const INPUTS = ['1 2', '30 40', '5 6', '7 8', '9 1', '2 3'];
const IN_TURN = INPUTS.length - 1;
/** A turn may be sent before it is known how the one before went. */
const SENT_AHEAD = 1;

const BOX_LIMITS: BoxLimits = {
  ...{ cpuMs: 10_000, wallMs: 20_000, memoryKb: 256 << 10, dataKb: (256 << 10) + (1 << 20) },
  ...{ stackKb: 64 << 10, outputBytes: 1 << 20, processes: 64 },
};
const SHARE = { argv: pythonCommand(SYSTEM_PYTHON), fork: true, limits: BOX_LIMITS, files: [] };

const isolations: IsolationName[] = LANDLOCK_IS_THERE ? ['bubblewrap', 'landlock'] : ['bubblewrap'];

/** Runs so many tests in a process of a new box: whether it stayed for each, and what it printed. */
async function takeTurns(
  isolation: IsolationName,
  source: string,
  count: number,
): Promise<unknown[]> {
  const run = recipeOf(isolation);
  const pool = new BoxPool({ recipes: { run, typescript: run }, log: () => undefined });
  const files = [{ path: 'main.py', bytes: Buffer.from(source) }];
  const box = new ProgramBox(pool, 'run', files, new AbortController().signal);
  const said: unknown[] = [];
  try {
    for (const input of INPUTS.slice(0, count)) {
      const stdin = Buffer.from(input);
      const turn = { entry: PYTHON_PROGRAM, last: false, limits: BOX_LIMITS, stdin };
      const { stayed, stdout } = await box.turn(SHARE, turn);
      said.push([stayed, text(stdout)]);
    }
  } finally {
    box.close();
    await pool.close();
  }
  return said;
}

let engine: LocalEngine;
beforeAll(async () => {
  engine = await createLocalEngine({ slots: 1, languages: ['PYTHON'] });
  await engine.warmUp();
});
afterAll(() => engine.close());
afterEach(() => vi.restoreAllMocks());

type Right = (result: RunResult) => boolean;

/** What a test comes to, and whether the process that it ran in stayed for each turn that was taken. */
async function runShared(
  source: string,
  isRight: Right,
  limits: Partial<Limits> = {},
  inputs = INPUTS,
): Promise<{ said: unknown[]; stayed: boolean[] }> {
  const turns = vi.spyOn(Box.prototype, 'turn');
  const { results } = await finish(engine, {
    ...jobOf('PYTHON', source, inputs, limits),
    isRight,
  });
  const reports = turns.mock.results.map(({ value }) => value as Promise<TestReport>);
  const stayed = (await Promise.all(reports)).map((report) => report.stayed);
  return { said: results.map(outcome), stayed };
}

/** The same in a copy of the supervisor for each test. */
async function runAlone(source: string, limits: Partial<Limits> = {}): Promise<unknown[]> {
  const { results } = await finish(engine, jobOf('PYTHON', source, INPUTS, limits));
  return results.map(outcome);
}

function outcome({ ending, exitCode, signal, stdout, stderr }: RunResult): unknown {
  // How much was said until a limit was met is chance.
  if (ending !== 'exited') return { ending };
  return { exitCode, signal, stdout: text(stdout), stderr: text(stderr) };
}

/** Of which programs a quick run takes one. */
const STEP = 27;

const hasSucceeded: Right = ({ exitCode }) => exitCode === 0;

describe('a Python program', () => {
  it('runs all tests but the largest in one copy', async () => {
    const inputs = Array.from({ length: 20 }, (_, index) => `${index + 1} 2`);
    const isRight: Right = ({ index, stdout }) => text(stdout) === `${index + 3}\n`;
    const { said, stayed } = await runShared(STAYING['a sum'] ?? '', isRight, {}, inputs);
    expect(stayed).toEqual(Array<boolean>(19).fill(true));
    expect(said).toHaveLength(20);
  });

  it.each(sampleOf(Object.entries(STAYING), STEP))(
    'stays, and finds nothing: %s',
    async (_, source) => {
      const { said, stayed } = await runShared(source, hasSucceeded);
      expect(said).toEqual(await runAlone(source));
      expect(stayed).toEqual(Array<boolean>(IN_TURN).fill(true));
    },
  );

  it.each(sampleOf(Object.entries(ODD), STEP))('does not share: %s', async (_, source) => {
    const { said, stayed } = await runShared(source, hasSucceeded);
    expect(said).toEqual(await runAlone(source));
    // No turn is taken where not even the largest test is right.
    expect(stayed).not.toContain(true);
    expect(stayed.length).toBeLessThan(2 + SENT_AHEAD);
  });

  it.each(sampleOf(Object.entries(ODD), STEP))(
    'is turned away by the runner: %s',
    async (_, source) => {
      expect(await takeTurns('bubblewrap', source, 1)).toEqual([[false, '']]);
    },
  );

  it.each(isolations)('stays in a box by %s', async (isolation) => {
    const said = await takeTurns(isolation, STAYING['a sum'] ?? '', 3);
    expect(said).toEqual([3, 70, 11].map((sum) => [true, `${sum}\n`]));
  });

  it.each(sampleOf(Object.entries(LEAVING), STEP))(
    'shares until it has left something: %s',
    async (_, source) => {
      const { said, stayed } = await runShared(source, hasSucceeded);
      expect(said).toEqual(await runAlone(source));
      // The first may be seen to have ended of what it found before its figures are read.
      expect(stayed.slice(1)).not.toContain(true);
      expect(stayed.length).toBeLessThan(3 + SENT_AHEAD);
    },
  );
});

/** One test of six comes to another end than the others. */
const ONE_OF_SIX: readonly (readonly [string, string, Partial<Limits>])[] = [
  ['a wrong answer', `print('wrong')`, {}],
  ['an exception', `1 / 0`, {}],
  ['an exit', `raise SystemExit(3)`, {}],
  ['an exit with words', `raise SystemExit('words')`, {}],
  ['a complaint', `import sys; print('x', file=sys.stderr)`, {}],
  ['an output that is closed', `import sys; sys.stdout.close()`, {}],
  ['a loop without end', `while True: pass`, { cpuMs: 300 }],
  ['a sleep without end', `import time; time.sleep(60)`, { wallMs: 500 }],
  ['a hog', `x = [bytearray(1 << 20) for _ in range(200)]`, { memoryKb: 100 << 10 }],
  ['a flood', `while True: print('x' * 65536)`, { outputBytes: 1 << 20 }],
];

it.each(ONE_OF_SIX)('runs again alone what ends in another way: %s', async (_, odd, limits) => {
  const source = `a, b = map(int, input().split())\nif a == 5:\n    ${odd}\nprint(a + b)`;
  const isRight: Right = ({ exitCode, stdout }) => exitCode === 0 && /^\d+\n$/.test(text(stdout));
  const { said, stayed } = await runShared(source, isRight, limits);
  expect(said).toEqual(await runAlone(source, limits));
  // That in which it happens may be of a process that has ended well.
  expect(stayed[0]).toBe(true);
  expect(stayed.length).toBeLessThan(3 + SENT_AHEAD);
});
