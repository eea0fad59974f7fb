import { customExecutionSchema, type CustomExecution } from '@stepwise/contracts/execution';
import { runSamplesSchema } from '@stepwise/contracts/explore';
import type { RequestHandler, Response, Router } from 'express';
import { PackageSearches } from '../../bank/searches/package-searches.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { clientAddress, limitRate } from '../../http/limits/rate-limit.ts';
import { closedSignal } from '../../http/when-closed.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import type { Database } from '../../lib/db/db.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import type { Logger } from '../../lib/logger.ts';
import { runSamples } from './run-samples.service.ts';
import { tryOut } from './try-out.service.ts';

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly logger: Logger;
  readonly bankDirectory: string;
  readonly rateLimitScale: number;
  readonly publicProblems: boolean;
  readonly stopping: AbortSignal;
};

/** Runs on inputs of a person's own, which are not stored. */
export function addCustomRuns(router: Router, deps: Deps, limitRuns: RequestHandler): void {
  const packages = new PackageSearches(deps.bankDirectory);
  router.post(
    '/custom',
    requireUser,
    limitRuns,
    limitAtOnce({
      limit: 2,
      scale: deps.rateLimitScale,
      key: (res) => currentUser(res).id,
      message: 'Your earlier runs are still under way',
    }),
    handle({ body: customExecutionSchema }, ({ body }, _req, res) =>
      answerRun(res, deps.stopping, (signal) =>
        tryOut({ ...deps, packages }, { ...body, viewer: currentUser(res), signal }),
      ),
    ),
  );
}

/** Runs of people who are not signed in: few, short, and after everybody else. */
export function addSampleRuns(router: Router, deps: Deps): void {
  const { rateLimitScale: scale, publicProblems } = deps;
  router.post(
    '/samples',
    (_req, _res, next) => {
      if (!publicProblems) throw notFound('Problem');
      next();
    },
    limitRate({ windowMinutes: 1, limit: 10, scale }),
    limitAtOnce({
      ...{ limit: 1, scale, key: addressOf },
      message: 'An earlier run from your address is still under way',
    }),
    // However many addresses somebody has.
    limitAtOnce({
      ...{ limit: 4, scale, key: () => 'visitors' },
      message: 'Too many visitors run programs just now. Try again, or sign in',
    }),
    handle({ body: runSamplesSchema }, ({ body }, _req, res) =>
      answerRun(res, deps.stopping, (signal) =>
        runSamples(deps, { ...body, owner: addressOf(res), signal }),
      ),
    ),
  );
}

const addressOf = (res: Response): string => clientAddress(res.req);

/** Answers with what the run came to; ends it when nobody waits for that any more. */
async function answerRun(
  res: Response,
  stopping: AbortSignal,
  run: (signal: AbortSignal) => Promise<CustomExecution>,
): Promise<void> {
  const gone = closedSignal(res);
  const { signal, release } = firstSignal([gone, stopping]);
  try {
    const data = await run(signal);
    res.json({ message: 'Code executed successfully', data });
  } finally {
    release();
  }
}
