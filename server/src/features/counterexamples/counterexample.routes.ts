import type {
  Counterexample,
  counterexampleEventSchemas,
} from '@stepwise/contracts/counterexample';
import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { PackageSearches } from '../../bank/searches/package-searches.ts';
import type { SearchProgress } from '../../counterexample/find-counterexample.ts';
import { toAppError } from '../../http/error-handler.ts';
import { openEventStream, wantsEventStream } from '../../http/event-stream.ts';
import { handle } from '../../http/handle.ts';
import { DatabaseRateStore } from '../../http/limits/database-rate-store.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { Quota } from '../../http/limits/quota.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import { closedSignal } from '../../http/when-closed.ts';
import { sentenceOf } from './counterexample.presenter.ts';
import {
  knownCounterexample,
  searchCounterexample,
  type SearchDeps,
} from './counterexample.service.ts';
import { SearchLane } from './search-lane.ts';

/** Searches of everybody at once on this server. */
const SEARCHES_MAX = 2;
/** Searches that a person may begin in an hour. */
const SEARCHES_AN_HOUR = 20;
/** Tabs of a person in which one search is watched. */
const WATCHED_AT_ONCE = 4;

type Deps = Omit<SearchDeps, 'packages' | 'lane' | 'quota'> & {
  readonly rateLimitScale: number;
  /** Where the packages lie that the problems were seeded from. */
  readonly bankDirectory: string;
};

const idSchema = z.object({ id: z.uuid() });

/** Stands under /submission, beside the routes of that feature. */
export function counterexampleRoutes(deps: Deps): Router {
  const { db, rateLimitScale: scale } = deps;
  const router = Router();
  const hour = { windowMinutes: 60, limit: SEARCHES_AN_HOUR, scale };
  const parts: SearchDeps = {
    ...deps,
    packages: new PackageSearches(deps.bankDirectory),
    lane: new SearchLane<SearchProgress, Counterexample>(SEARCHES_MAX),
    quota: new Quota({ ...hour, store: new DatabaseRateStore(db, 'counterexample') }),
  };

  router.get(
    '/:id/counterexample',
    requireUser,
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const asker = { userId: currentUser(res).id, submissionId: params.id };
      const data = await knownCounterexample(parts, asker);
      res.json({ message: sentenceOf(data), data });
    }),
  );

  router.post(
    '/:id/counterexample',
    requireUser,
    limitAtOnce({
      limit: WATCHED_AT_ONCE,
      scale,
      key: (res) => currentUser(res).id,
      message: 'Searches of yours are under way in other tabs',
    }),
    handle({ params: idSchema }, async ({ params }, req, res) => {
      const asker = { userId: currentUser(res).id, submissionId: params.id };
      if (wantsEventStream(req)) await answerWithStream(parts, asker, req, res);
      else await answerOnce(parts, asker, res);
    }),
  );

  return router;
}

type Asker = Parameters<typeof searchCounterexample>[1];

async function answerOnce(parts: SearchDeps, asker: Asker, res: Response): Promise<void> {
  const gone = closedSignal(res);
  const waiting = { signal: gone, onProgress: () => undefined };
  const data = await searchCounterexample(parts, asker, waiting).catch((error: unknown) => {
    if (gone.aborted) return null;
    throw error;
  });
  if (data) res.json({ message: sentenceOf(data), data });
}

async function answerWithStream(
  parts: SearchDeps,
  asker: Asker,
  req: Request,
  res: Response,
): Promise<void> {
  const stream = openEventStream<typeof counterexampleEventSchemas>(res);
  try {
    const data = await searchCounterexample(parts, asker, {
      signal: stream.closed,
      onProgress: (progress) => stream.send('searching', progress),
    });
    stream.send('done', { message: sentenceOf(data), data });
  } catch (error) {
    if (stream.closed.aborted) return stream.end();
    const { message, code, options } = toAppError(error);
    if (code === 'INTERNAL') req.log().error({ err: error }, 'a search failed');
    stream.send('failed', { message, code, errors: options.errors ?? [message] });
  }
  stream.end();
}
