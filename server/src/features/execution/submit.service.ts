import type { executeSchema } from '@stepwise/contracts/execution';
import { languageLabel, languageOfId } from '@stepwise/contracts/language';
import type { z } from 'zod';
import { AppError, notFound, rateLimited } from '../../http/app-error.ts';
import { requireAllTests, type TestsReady } from '../../http/health/tests-ready.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import type { Database } from '../../lib/db/db.ts';
import { refuseWhatCannotRun } from './refuse-what-cannot-run.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import type { JudgingPace } from './worker/judging-pace.ts';
import type { QueueState } from './queue/queue-state.queries.ts';
import { findBeforeStoring, store, type Earlier, type Sent } from './submit.queries.ts';
import type { Viewer } from '../problems/visible-problem.queries.ts';
import type { WithdrawnKeys } from './withdrawn-keys.ts';

/** How many of a user's submissions may wait or run at once. */
const PENDING_MAX = 2;

/** Submissions that would wait longer than this are refused. */
const WAIT_MAX_SECONDS = 60;

/** Bounds of Retry-After when the queue is full. */
const RETRY_AFTER_SECONDS = { min: 5, max: 120 };

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly rateLimitScale: number;
  /** Maximum number of waiting submissions of all users. */
  readonly queueMax: number;
  /** The queue of now, counted up to `queueMax`. */
  readonly readQueue: () => Promise<QueueState>;
  readonly pace: JudgingPace;
  readonly testsReady: TestsReady;
  readonly withdrawnKeys: WithdrawnKeys;
};

type SubmitInput = z.output<typeof executeSchema> & {
  readonly viewer: Viewer;
  readonly idempotencyKey: string | undefined;
};

/**
 * Stores a program to be judged and returns its id. From here on it is never lost. An idempotency key
 * that the user has used before returns the earlier submission.
 * @throws VALIDATION_FAILED without a source for the language; NOT_FOUND; CONFLICT for a problem
 *   without tests, and for a key that was used for something else or for what was withdrawn;
 *   LANGUAGE_UNAVAILABLE; JUDGE_UNAVAILABLE; RATE_LIMITED; QUEUE_FULL
 */
export async function submit(deps: Deps, input: SubmitInput): Promise<string> {
  const { db, engine, withdrawnKeys } = deps;
  const { viewer } = input;
  const sent = sentOf(input);
  const { idempotencyKey: key } = sent;
  const { isThere, earlier } = await findBeforeStoring(db, viewer, sent);
  if (earlier) return idOfSame(earlier, sent);
  refuseWithdrawn(withdrawnKeys, sent);

  await requireAllTests(deps.testsReady, sent.problemId);
  if (!isThere) throw notFound('Problem');
  refuseWhatCannotRun(engine, sent.language, { canBeQueued: true });
  // Not before: to wait for the tests may take a while.
  refuseWhenQueueIsFull(deps, await deps.readQueue());

  const pendingMax = Math.max(1, Math.floor(PENDING_MAX * deps.rateLimitScale));
  return db.$transaction(async (tx) => {
    // Requests of one user run one after another, so that what they read is still true when they write.
    await lockPerson(tx, viewer.id);
    refuseWithdrawn(withdrawnKeys, sent);
    const { storedId, twin, pending } = await store(tx, viewer, sent, pendingMax);
    if (twin) return key === null ? twin.id : idOfSame(twin, sent);
    if (pending >= pendingMax) {
      throw rateLimited('Your earlier submissions are still being judged', 5);
    }
    if (storedId === null) throw new AppError('CONFLICT', 'This problem has no tests yet');
    return storedId;
  });
}

/** @throws VALIDATION_FAILED without a source for the language */
function sentOf({ viewer, problemId, idempotencyKey, ...body }: SubmitInput): Sent {
  const language = languageOfId(body.language_id);
  const sourceCode = body.source_code[language];
  if (sourceCode === undefined || sourceCode === '') {
    throw new AppError(
      'VALIDATION_FAILED',
      `Source code for ${languageLabel(language)} is required`,
    );
  }
  const key = idempotencyKey ?? null;
  return { userId: viewer.id, problemId, language, sourceCode, idempotencyKey: key };
}

/** A reused key would return the verdict of another program. */
function idOfSame(earlier: Earlier, sent: Sent): string {
  const isSame =
    earlier.problemId === sent.problemId.toLowerCase() &&
    earlier.language === sent.language &&
    earlier.sourceCode === sent.sourceCode;
  if (!isSame) throw new AppError('CONFLICT', 'This Idempotency-Key was used for something else');
  return earlier.id;
}

function refuseWithdrawn(withdrawnKeys: WithdrawnKeys, { userId, idempotencyKey }: Sent): void {
  if (idempotencyKey === null || !withdrawnKeys.has(userId, idempotencyKey)) return;
  throw new AppError('CONFLICT', 'This submission was withdrawn: send it with another key');
}

function refuseWhenQueueIsFull({ queueMax, pace }: Deps, queue: QueueState): void {
  const { waiting, people, oldestSeconds, running } = queue;
  // Users take turns: each other user is ahead at most once.
  const estimate = pace.estimateSeconds(people, running);
  if (waiting < queueMax && (estimate ?? 0) <= WAIT_MAX_SECONDS) return;
  // Without an estimate: the next one will wait as long as the oldest has.
  const { min, max } = RETRY_AFTER_SECONDS;
  throw new AppError('QUEUE_FULL', 'Too many submissions are waiting, please try again later', {
    retryAfterSeconds: Math.ceil(Math.min(max, Math.max(min, estimate ?? oldestSeconds))),
  });
}
