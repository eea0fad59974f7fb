import type { CustomExecution } from '@stepwise/contracts/execution';
import { SAMPLES_MAX } from '@stepwise/contracts/execution-limits';
import type { runSamplesSchema } from '@stepwise/contracts/explore';
import { languageOfId } from '@stepwise/contracts/language';
import type { z } from 'zod';
import { AppError, notFound } from '../../http/app-error.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { judge } from '../../judge/judge.ts';
import type { Database } from '../../lib/db/db.ts';
import { mayVisitorsRun } from '../auth/registration/registration.queries.ts';
import { findSamples } from '../explore/explore.queries.ts';
import { refuseWhatCannotRun } from './refuse-what-cannot-run.ts';
import { presentTrials } from './try-out.presenter.ts';
import { whileWanted } from './while-wanted.ts';

/** Three small inputs. A judge that has no time for a visitor by then has none. */
const SAMPLES_WITHIN_MS = 30_000;

type Deps = { readonly db: Database; readonly engine: JudgeEngine };

type RunSamples = z.output<typeof runSamplesSchema> & {
  /** Whose turn it is: the address. */
  readonly owner: string;
  readonly signal: AbortSignal;
};

/**
 * Runs the program of somebody who is not signed in on the problem's own first samples, and stores nothing.
 * Every other job goes first.
 * @throws NOT_FOUND; FORBIDDEN where not everybody may register; as whileWanted and judge do
 */
export async function runSamples(deps: Deps, input: RunSamples): Promise<CustomExecution> {
  const { db, engine } = deps;
  const language = languageOfId(input.language_id);
  const [problem, isAllowed] = await Promise.all([
    findSamples(db, input.problemId, SAMPLES_MAX),
    mayVisitorsRun(db),
  ]);
  if (!problem) throw notFound('Problem');
  if (!isAllowed) throw new AppError('FORBIDDEN', 'Sign in to run programs here');
  refuseWhatCannotRun(engine, language);
  const trials = problem.samples.map(({ input: stdin, output }) => {
    return { stdin, fault: null, expected: Buffer.from(output) };
  });
  const job = {
    program: { language, source: input.source_code },
    tests: problem.samples.map((sample) => {
      const { input: stdin, output, checker } = sample;
      return { stdin: Buffer.from(stdin), expected: Buffer.from(output), checker };
    }),
    limits: { timeMs: problem.timeLimitMs, memoryKb: problem.memoryLimitKb },
    owner: input.owner,
    isBackground: true,
  };
  return whileWanted(input.signal, SAMPLES_WITHIN_MS, async (signal) =>
    presentTrials(await judge(engine, job, signal), trials),
  );
}
