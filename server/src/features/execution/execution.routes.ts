import { executeSchema, type executionEventSchemas } from '@stepwise/contracts/execution';
import type { Submission } from '@stepwise/contracts/submission';
import { isFinal } from '@stepwise/contracts/verdict';
import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { openEventStream, wantsEventStream } from '../../http/event-stream.ts';
import { handle } from '../../http/handle.ts';
import { parseInput } from '../../http/input/parse-input.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import type { TestsReady } from '../../http/health/tests-ready.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { languageStatuses, withoutReason } from '../../judge/language-status.ts';
import type { Database } from '../../lib/db/db.ts';
import { firstSignal } from '../../lib/process/first-signal.ts';
import type { Logger } from '../../lib/logger.ts';
import { shareRuns } from '../../lib/cache/share-runs.ts';
import { presentSubmission } from '../submissions/submission.presenter.ts';
import { findSubmission } from '../submissions/submission.queries.ts';
import type { JudgingPace } from './worker/judging-pace.ts';
import { OpenStreams } from './streams/open-streams.ts';
import type { ProgressBus } from './streams/progress.ts';
import { measureQueue } from './queue/queue-state.queries.ts';
import { submit } from './submit.service.ts';
import { addCustomRuns, addSampleRuns } from './try-out.routes.ts';
import { VerdictWatch, WithdrawnError } from './streams/verdict-watch.ts';
import { addWithdrawal } from './withdraw.routes.ts';
import { WithdrawnKeys } from './withdrawn-keys.ts';

/** Timeout of a plain request; without a verdict by then, the client polls. */
const ANSWER_WITHIN_MS = 20_000;
/** Open streams of one person; a new one beyond that ends the oldest. */
const STREAMS_MAX = 8;
/** Timeout of a stream. */
const STREAM_WITHIN_MS = 180_000;

const JUDGED = 'Code executed successfully';
const WAITING = 'Your submission is waiting to be judged';

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly progress: ProgressBus;
  readonly logger: Logger;
  /** Where the packages lie that the bank's problems were seeded from. */
  readonly bankDirectory: string;
  readonly rateLimitScale: number;
  readonly queueMax: number;
  /** Whether people who are not signed in may run samples. */
  readonly publicProblems: boolean;
  readonly pace: JudgingPace;
  readonly testsReady: TestsReady;
  /** Wakes the worker after a submission was queued. */
  readonly wakeWorker: () => void;
  /** Aborts when the server stops: open requests then get what is known. */
  readonly stopping: AbortSignal;
};

type Parts = Deps & { readonly verdicts: VerdictWatch; readonly streams: OpenStreams };

const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'Idempotency-Key must be 1 to 64 visible ASCII characters')
  .optional();

export function executionRoutes(deps: Deps): Router {
  const router = Router();
  const most = Math.max(1, Math.floor(STREAMS_MAX * deps.rateLimitScale));
  const parts = { ...deps, verdicts: new VerdictWatch(deps), streams: new OpenStreams(most) };
  const withdrawnKeys = new WithdrawnKeys();
  // A class that submits at once reads the queue a few times, not thirty.
  const readQueue = shareRuns(() => measureQueue(deps.db, deps.queueMax));

  router.get(
    '/languages',
    requireUser,
    handle({}, (_input, _req, res) => {
      const isAdmin = currentUser(res).role === 'ADMIN';
      const statuses = languageStatuses(deps.engine);
      res.json({
        message: 'Languages fetched successfully',
        data: isAdmin ? statuses : statuses.map(withoutReason),
      });
    }),
  );

  const limitRuns = limitRate({
    windowMinutes: 1,
    limit: 20,
    scale: deps.rateLimitScale,
    key: (_req, res) => currentUser(res).id,
  });

  addCustomRuns(router, deps, limitRuns);
  addSampleRuns(router, deps);
  addWithdrawal(router, { ...deps, withdrawnKeys });

  router.post(
    '/',
    requireUser,
    limitRuns,
    handle({ body: executeSchema }, async ({ body }, req, res) => {
      const idempotencyKey = parseInput(idempotencyKeySchema, req.get('idempotency-key'));
      const viewer = currentUser(res);
      const submissionId = await submit(
        { ...deps, readQueue, withdrawnKeys },
        { ...body, viewer, idempotencyKey },
      );
      deps.wakeWorker();
      if (wantsEventStream(req)) {
        await answerWithStream(parts, submissionId, res);
      } else {
        await answerOnce(parts, submissionId, req, res);
      }
    }),
  );

  return router;
}

async function answerOnce(parts: Parts, id: string, req: Request, res: Response): Promise<void> {
  const { signal, release } = firstSignal([parts.stopping], ANSWER_WITHIN_MS);
  const judged = await parts.verdicts.wait(id, signal).finally(release);
  // Closing the page does not cancel judging; the response is just not sent.
  if (req.destroyed && res.closed) return;
  const row = judged ? null : await findSubmission(parts.db, id);
  const data = row ? presentSubmission(row) : judged;
  if (data === null) throw notFound('Submission');
  if (isFinal(data.status)) res.status(200).json({ message: JUDGED, data });
  else res.status(202).json({ message: WAITING, data });
}

async function answerWithStream(parts: Parts, submissionId: string, res: Response): Promise<void> {
  const stream = openEventStream<typeof executionEventSchemas>(res);
  stream.send('queued', { submissionId });
  const replaced = new AbortController();
  const leave = parts.streams.enter(currentUser(res).id, () => replaced.abort());
  const sources = [parts.stopping, stream.closed, replaced.signal];
  const { signal, release } = firstSignal(sources, STREAM_WITHIN_MS);
  try {
    const judged = await parts.verdicts.wait(submissionId, signal, (step) => {
      if (step.kind === 'test') stream.send('test', step.test);
      else if (step.kind === 'place') stream.send('place', { submissionId, before: step.before });
      else stream.send('running', { submissionId, totalCount: step.totalCount });
    });
    // Without a verdict the stream ends here and the client polls.
    if (judged) stream.send('done', doneEvent(judged));
    stream.end();
  } catch (error) {
    if (!(error instanceof WithdrawnError)) throw error;
    stream.send('withdrawn', { submissionId, message: error.message });
    stream.end();
  } finally {
    release();
    leave();
  }
}

const doneEvents = new WeakMap<Submission, { message: string; data: Submission }>();

/** One for all who wait for the same submission, so that it is written out once. */
function doneEvent(data: Submission): { message: string; data: Submission } {
  const event = doneEvents.get(data) ?? { message: JUDGED, data };
  doneEvents.set(data, event);
  return event;
}
