import { afterEach, expect, it, vi } from 'vitest';
import { PackageSearches } from '../../bank/searches/package-searches.ts';
import { Quota } from '../../http/limits/quota.ts';
import { createLogger } from '../../lib/logger.ts';
import { signUp, startTestApp } from '../../test/app.ts';
import { useTestDatabase } from '../../test/database.ts';
import { echoEngine, endlessEngine } from '../../test/doubles/scripted-engine.ts';
import { seedSearchedProblem, submitWrong } from '../../test/searched-problem.ts';
import { growthOf } from './growth.service.ts';

const database = useTestDatabase();

afterEach(() => void vi.useRealTimers());

it('a measurement on a machine that stops is given up after a minute, and not kept', async () => {
  const { db } = database;
  const { id: problemId, bank } = await seedSearchedProblem(db);
  const browser = (
    await startTestApp(db, { engine: echoEngine, bankDirectory: bank.directory })
  ).browser();
  const { id: userId } = await signUp(browser);
  const submissionId = await submitWrong(browser, problemId, 'print(1)');
  await db.$executeRaw`
    UPDATE "Submission" SET verdict = 'Accepted', "passedCount" = "totalCount"
    WHERE id = ${submissionId}::uuid`;
  let begin: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const store = {
    init: () => undefined,
    increment: () => ({ totalHits: 1, resetTime: undefined }),
  };
  const deps = {
    ...{ db, engine: endlessEngine(() => begin()), logger: createLogger('silent') },
    packages: new PackageSearches(bank.directory),
    quota: new Quota({ windowMinutes: 60, limit: 30, scale: 1, store }),
    isLagging: () => false,
    stopping: new AbortController().signal,
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: Awaited<ReturnType<typeof growthOf>> | null = null;
  const gone = new AbortController().signal;
  const ended = growthOf(deps, { userId, submissionId }, gone).then((told) => (answer = told));
  await begun;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(answer).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await ended).data).toMatchObject({ state: 'unavailable', reason: 'broken' });
  expect(await db.submissionGrowth.count()).toBe(0);
});
