import { expect, it } from 'vitest';
import type { Job, JudgeEngine } from './engine.ts';
import { judge } from './judge.ts';

/** What an engine is told of the tests of a job. */
async function toldOf(areHidden: readonly boolean[]): Promise<Job['hidden'][]> {
  const told: Job['hidden'][] = [];
  const engine: JudgeEngine = {
    name: 'told',
    status: () => ({ state: 'ready', reasons: [], remedies: [], languages: [] }),
    // eslint-disable-next-line require-yield, @typescript-eslint/require-await -- it is only told
    async *run(job) {
      told.push(job.hidden);
    },
    close: () => Promise.resolve(),
  };
  const test = { stdin: new Uint8Array(), expected: new Uint8Array(), checker: 'lines' };
  const job = {
    program: { language: 'PYTHON' as const, source: '' },
    tests: areHidden.map((isHidden) => ({ ...test, isHidden })),
    limits: { timeMs: 1000, memoryKb: 65_536 },
    owner: 'ada',
  };
  await judge(engine, job, new AbortController().signal);
  return told;
}

it('an engine is told which inputs are hidden, where some are', async () => {
  expect(await toldOf([false, true, false])).toEqual([[false, true, false]]);
  expect(await toldOf([false, false])).toEqual([undefined]);
});
