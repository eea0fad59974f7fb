import { expect, it } from 'vitest';
import { QuietLock } from '../../../judge/quiet-lock.ts';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import type { BankProblem } from '../../bank-problem.ts';
import { checkReferences } from '../checks/check-references.ts';
import { checkRejected } from '../checks/check-rejected.ts';
import { openVerification, runCheck } from '../verify-problem.ts';

/** CPU time of each program on a quiet machine, by its source. */
const COSTS: Readonly<Record<string, number>> = { right: 860, slow: 4_000, quick: 1_000 };

const program = (name: string, outcome: string, source: string) => {
  return { name, outcome, source, language: 'JAVASCRIPT' };
};

/** Two seconds of limit; every program takes so many times longer than on a quiet machine. */
async function verify(
  check: typeof checkReferences,
  pace: number,
  { slowSource = 'slow', measuredPace = pace, isProven = false } = {},
) {
  const engine = scriptedEngine((source) => {
    const cpuMs = (COSTS[source] ?? 0) * pace;
    return { stdout: 'x\n', cpuMs, ...(source === 'right' ? {} : { ending: 'cpu-limit' }) };
  });
  const problem = {
    slug: 'signal',
    checker: 'lines',
    timeLimitMs: 2_000,
    memoryLimitKb: 262_144,
    generated: [],
    cases: [{ name: 'secret/1', input: '', output: 'x\n', visible: true, checker: null }],
    programs: [
      program('accepted/right.js', 'accepted', 'right'),
      program('time_limit_exceeded/slow.js', 'time_limit_exceeded', slowSource),
    ],
    references: {},
    smallInputs: null,
    ladder: null,
    validator: null,
    bruteForce: { rejected: false, where: null },
  } as unknown as BankProblem;
  const lines: string[] = [];
  const { signal } = new AbortController();
  const verification = await openVerification(problem, { engine, signal, isProven });
  return runCheck({
    step: 'a check',
    check,
    quiet: new QuietLock(),
    verification: {
      ...verification,
      log: (line) => lines.push(line),
      measurePace: () => Promise.resolve(measuredPace),
    },
  });
}

it('verifies on a busy machine what is in time on a quiet one', async () => {
  expect(await verify(checkReferences, 1)).toEqual([]);
  expect(await verify(checkReferences, 1.7)).toEqual([]);
});

it('asks of what was proven that it is in time, on a machine that is slower than it seems', async () => {
  const pace = { measuredPace: 1 };
  expect(await verify(checkReferences, 1.7, pace)).toEqual([
    'accepted/right.js takes 1.46 s, more than half the limit of 2.00 s',
  ]);
  expect(await verify(checkReferences, 1.7, { ...pace, isProven: true })).toEqual([]);
});

it('finds on a busy machine a slow program that is not slow enough', async () => {
  expect(await verify(checkRejected, 1.7)).toEqual([]);
  expect(await verify(checkRejected, 1.7, { slowSource: 'quick' })).toEqual([
    'time_limit_exceeded/slow.js: got only 1.70 s CPU on secret/1: the machine is too busy',
  ]);
});
