import { afterEach, expect, it, vi } from 'vitest';
import { scriptedEngine } from '../../../test/doubles/scripted-engine.ts';
import { jobOf } from '../../contract/run-program.ts';
import { JobUnfinishedError } from '../../engine.ts';
import { createJudge0Engine } from './create-judge0-engine.ts';
import { startDouble } from './double/start-double.ts';
import { DEFAULT_TOKEN_HEADER, DEFAULT_TIMING, languageIds } from './settings.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const one of open.splice(0).reverse()) await one.close();
});

/** An engine on so many workers, which hold every test until it is let go. */
async function engineOn(workers: number) {
  const gates: (() => void)[] = [];
  let isOver = false;
  const sandbox = scriptedEngine(async (_source, stdin) => {
    if (stdin === 'held' && !isOver) await new Promise<void>((resolve) => gates.push(resolve));
    return { stdout: stdin };
  });
  const letGo = () => gates.shift()?.();
  const server = await startDouble(sandbox, { workers });
  open.push(server);
  const endAll = () => {
    isOver = true;
    while (gates.length > 0) letGo();
    return Promise.resolve();
  };
  open.push({ close: endAll });
  const engine = await createJudge0Engine({
    settings: {
      ...{ url: server.url, token: null, tokenHeader: DEFAULT_TOKEN_HEADER },
      languageIds: languageIds(),
    },
    timing: { firstPollMs: 20, slowestPollMs: 100, requestMs: 1e9 },
  });
  open.push(engine);
  return { engine, letGo, held: () => gates.length };
}

/**
 * Runs a job of two tests on one worker, and lets go of the first.
 * @param shares parts of the time in which a result has to come, that go by before and after it
 */
async function runOfTwo(...[before, after]: [number, number]): Promise<number> {
  const { engine, letGo, held } = await engineOn(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let results = 0;
  const run = (async () => {
    const job = jobOf('JAVA', '', ['held', 'held']);
    for await (const { kind } of engine.run(job, new AbortController().signal)) {
      if (kind === 'result') results += 1;
    }
    return results;
  })();
  run.catch(() => undefined);
  await expect.poll(held, PATIENT).toBe(1);
  vi.advanceTimersByTime(standstillMs * before);
  if (before >= 1) return await run;
  letGo();
  await expect.poll(() => results, PATIENT).toBe(1);
  await expect.poll(held, PATIENT).toBe(1);
  vi.advanceTimersByTime(standstillMs * after);
  letGo();
  return await run;
}

const PATIENT = { timeout: 20_000 };
const { standstillMs } = DEFAULT_TIMING;

it('begins as many jobs as there are workers, so that they end one after the other', async () => {
  expect((await engineOn(2)).engine.slots).toBe(2);
});

it('takes its time for a job as long as results come', async () => {
  expect(await runOfTwo(0.6, 0.6)).toBe(2);
});

it.each([
  ['gets no result', 1, 0],
  ['gets them too slowly for so few', 0.9, 0.9],
])('gives up a job that %s', async (_, before, after) => {
  await expect(runOfTwo(before, after)).rejects.toThrow(JobUnfinishedError);
});
