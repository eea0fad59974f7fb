import {
  customExecutionSchema,
  executeSchema,
  type executionEventSchemas,
} from '@stepwise/contracts/execution';
import { isFinal } from '@stepwise/contracts/verdict';
import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { openEventStream, wantsEventStream } from '../../http/event-stream.ts';
import { handle } from '../../http/handle.ts';
import { limitAtOnce } from '../../http/limit-at-once.ts';
import { limitRate } from '../../http/rate-limit.ts';
import { currentUser, requireUser } from '../../http/require-user.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { languageStatuses, withoutReason } from '../../judge/language-status.ts';
import type { Database } from '../../lib/db.ts';
import { firstSignal } from '../../lib/first-signal.ts';
import type { JudgingPace } from './judging-pace.ts';
import type { ProgressBus } from './progress.ts';
import { submit } from './submit.service.ts';
import { tryOut } from './try-out.service.ts';
import { waitForVerdict } from './wait-for-verdict.ts';

/** Timeout of a plain request; without a verdict by then, the client polls. */
const ANSWER_WITHIN_MS = 20_000;
/** Timeout of a stream. */
const STREAM_WITHIN_MS = 180_000;

const JUDGED = 'Code executed successfully';
const WAITING = 'Your submission is waiting to be judged';

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly progress: ProgressBus;
  readonly rateLimitScale: number;
  readonly queueMax: number;
  readonly pace: JudgingPace;
  /** Wakes the worker after a submission was queued. */
  readonly wakeWorker: () => void;
  /** Aborts when the server stops: open requests then get what is known. */
  readonly stopping: AbortSignal;
};

const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, 'Idempotency-Key must be 1 to 64 visible ASCII characters')
  .optional();

export function executionRoutes(deps: Deps): Router {
  const router = Router();

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
    handle({ body: customExecutionSchema }, async ({ body }, _req, res) => {
      const gone = new AbortController();
      res.on('close', () => gone.abort());
      const { signal, release } = firstSignal([gone.signal, deps.stopping]);
      try {
        const data = await tryOut(deps, { ...body, userId: currentUser(res).id, signal });
        res.json({ message: 'Code executed successfully', data });
      } finally {
        release();
      }
    }),
  );

  router.post(
    '/',
    requireUser,
    limitRuns,
    handle({ body: executeSchema }, async ({ body }, req, res) => {
      const idempotencyKey = idempotencyKeySchema.parse(req.get('idempotency-key'));
      const userId = currentUser(res).id;
      const submissionId = await submit(deps, { ...body, userId, idempotencyKey });
      deps.wakeWorker();
      if (wantsEventStream(req)) {
        await answerWithStream(deps, submissionId, res);
      } else {
        await answerOnce(deps, submissionId, req, res);
      }
    }),
  );

  return router;
}

async function answerOnce(deps: Deps, id: string, req: Request, res: Response): Promise<void> {
  const { signal, release } = firstSignal([deps.stopping], ANSWER_WITHIN_MS);
  const data = await waitForVerdict(deps, id, signal).finally(release);
  // Closing the page does not cancel judging; the response is just not sent.
  if (req.destroyed && res.closed) return;
  if (isFinal(data.status)) res.status(200).json({ message: JUDGED, data });
  else res.status(202).json({ message: WAITING, data });
}

async function answerWithStream(deps: Deps, submissionId: string, res: Response): Promise<void> {
  const stream = openEventStream<typeof executionEventSchemas>(res);
  stream.send('queued', { submissionId });
  const { signal, release } = firstSignal([deps.stopping, stream.closed], STREAM_WITHIN_MS);
  const data = await waitForVerdict(deps, submissionId, signal, (step) => {
    if (step.kind === 'running') {
      stream.send('running', { submissionId, totalCount: step.totalCount });
    } else if (step.kind === 'test') {
      stream.send('test', step.test);
    }
  }).finally(release);
  // Without a verdict the stream ends here and the client polls.
  if (isFinal(data.status)) stream.send('done', { message: JUDGED, data });
  stream.end();
}
