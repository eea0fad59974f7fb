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
import { knownCounterexample, searchCounterexample } from './counterexample.service.ts';
import { SearchLane } from './search-lane.ts';

const database = useTestDatabase();
const judging = searchEngine(wrongFrom);

afterEach(() => void vi.useRealTimers());

/** An engine whose machine stops at the first of these jobs, and does nothing any more. */
function stoppingAt(isLast: (job: Job) => boolean, working = judging) {
  let stop: (signal: AbortSignal) => void;
  const stopped = new Promise<AbortSignal>((resolve) => (stop = resolve));
  const endless = endlessEngine(() => undefined);
  const engine: JudgeEngine = {
    ...working,
    run(job, signal) {
      if (!isLast(job)) return working.run(job, signal);
      stop(signal);
      return endless.run(job, signal);
    },
  };
  return { engine, stopped };
}

const MANY = {
  smallInputs: 'values:\n  n: { int: [1, 100000] }\nlines: [n]\n',
  inputValidator: 'import sys\nsys.exit(42)\n',
};

/** A search for a submission that fails from a number on. */
async function searchOn(engine: JudgeEngine, from = 3, data = {}) {
  const { id: problemId, bank } = await seedSearchedProblem(database.db);
  await database.db.problem.update({ where: { id: problemId }, data });
  const app = await startTestApp(database.db, { engine: judging, bankDirectory: bank.directory });
  const browser = app.browser();
  await signUp(browser);
  const submissionId = await submitWrong(browser, problemId, `wrong from ${from}`);
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
  const asker = { userId, submissionId };
  const answer = searchCounterexample(deps, asker, waiting).catch((error: unknown) => error);
  const known = () => knownCounterexample(deps, asker);
  return { answer, known, isRunning: () => lane.isRunning(submissionId) };
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

  it('tells after half a minute what it has found, as one of which a smaller one may be found', async () => {
    let isFound = false;
    const run: JudgeEngine['run'] = (job, signal) => {
      isFound ||= job.inputs.some((input) => Number(Buffer.from(input)) >= 9_999);
      return judging.run(job, signal);
    };
    const { engine, stopped } = stoppingAt((job) => isFound && isOracle(job), { ...judging, run });
    const { answer, known } = await searchOn(engine, 9_999, MANY);
    await stopped;
    await vi.advanceTimersByTimeAsync(30_000);
    const found = { state: 'found', isMinimal: false, isOutOfTime: true };
    expect(await answer).toMatchObject(found);
    expect(await known()).toEqual(await answer);
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
