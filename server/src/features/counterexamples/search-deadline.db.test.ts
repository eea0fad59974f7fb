import type { Counterexample } from '@stepwise/contracts/counterexample';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PackageSearches } from '../../bank/searches/package-searches.ts';
import type { SearchProgress } from '../../counterexample/find-counterexample.ts';
import { Quota } from '../../http/limits/quota.ts';
import type { Job, JudgeEngine } from '../../judge/engine.ts';
import { createLogger } from '../../lib/logger.ts';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { endlessEngine } from '../../test/doubles/scripted-engine.ts';
import {
  searchEngine,
  seedSearchedProblem,
  submitWrong,
  wrongFrom,
} from '../../test/searched-problem.ts';
import { searchCounterexample } from './counterexample.service.ts';
import { SearchLane } from './search-lane.ts';

const database = useTestDatabase();
const judging = searchEngine(wrongFrom);

afterEach(() => void vi.useRealTimers());

/** An engine whose machine stops at the first of these jobs, and does nothing any more. */
function stoppingAt(isLast: (job: Job) => boolean) {
  let stop: (signal: AbortSignal) => void;
  const stopped = new Promise<AbortSignal>((resolve) => (stop = resolve));
  const endless = endlessEngine(() => undefined);
  const engine: JudgeEngine = {
    ...judging,
    run(job, signal) {
      if (!isLast(job)) return judging.run(job, signal);
      stop(signal);
      return endless.run(job, signal);
    },
  };
  return { engine, stopped };
}

/** A search for a submission that fails from 3 on. */
async function searchOn(engine: JudgeEngine) {
  const { id: problemId, bank } = await seedSearchedProblem(database.db);
  const app = await startTestApp(database.db, { engine: judging, bankDirectory: bank.directory });
  const browser = app.browser();
  await signUp(browser);
  const submissionId = await submitWrong(browser, problemId, 'wrong from 3');
  const { userId } = await database.db.submission.findUniqueOrThrow({
    where: { id: submissionId },
  });
  const lane = new SearchLane<SearchProgress, Counterexample>(2);
  const store = {
    init: () => undefined,
    increment: () => ({ totalHits: 1, resetTime: undefined }),
  };
  const deps = {
    ...{ db: database.db, engine, logger: createLogger('silent'), lane },
    packages: new PackageSearches(bank.directory),
    quota: new Quota({ windowMinutes: 60, limit: 20, scale: 1, store }),
    isLagging: () => false,
    stopping: new AbortController().signal,
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = { signal: new AbortController().signal, onProgress: () => undefined };
  const answer = searchCounterexample(deps, { userId, submissionId }, waiting).catch(
    (error: unknown) => error,
  );
  return { answer, isRunning: () => lane.isRunning(submissionId) };
}

const isOracle = ({ program }: Job): boolean => program.source.includes('answer_all(');

describe('a search on a machine that stops', () => {
  it('ends after half a minute with what it knows, and leaves its lane', async () => {
    const { engine, stopped } = stoppingAt(isOracle);
    const { answer, isRunning } = await searchOn(engine);
    const run = await stopped;
    await vi.advanceTimersByTimeAsync(29_000);
    expect([run.aborted, isRunning()]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toMatchObject({ state: 'none', tried: 0, isOutOfTime: true });
    expect([run.aborted, isRunning()]).toEqual([true, false]);
  });

  it('is given up after 45 seconds where the found input cannot be confirmed', async () => {
    const isConfirming = (job: Job): boolean => !isOracle(job) && job.isRight === undefined;
    const { engine, stopped } = stoppingAt(isConfirming);
    const { answer, isRunning } = await searchOn(engine);
    const run = await stopped;
    await vi.advanceTimersByTimeAsync(44_000);
    expect([run.aborted, isRunning()]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toMatchObject({ code: 'QUEUE_FULL' });
    expect([run.aborted, isRunning()]).toEqual([true, false]);
  });
});
