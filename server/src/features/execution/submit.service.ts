import type { executeSchema } from '@stepwise/contracts/execution';
import { languageLabel, languageOfId } from '@stepwise/contracts/language';
import type { Prisma } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError, notFound, rateLimited } from '../../http/app-error.ts';
import { requireAllTests, type TestsReady } from '../../http/health/tests-ready.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import type { Database, Db } from '../../lib/db/db.ts';
import { refuseWhatCannotRun } from './refuse-what-cannot-run.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import type { JudgingPace } from './worker/judging-pace.ts';
import { measurePending, type QueueState } from './queue/queue-state.queries.ts';
import type { Viewer } from '../problems/visible-problem.queries.ts';
import { findProblemToSolve } from '../problems/problem.queries.ts';
import type { WithdrawnKeys } from './withdrawn-keys.ts';

/** How many of a user's submissions may wait or run at once. */
const PENDING_MAX = 2;

/** Identical programs within this time count as one submission. */
const DOUBLE_CLICK_SECONDS = 2;

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
  const { db, engine } = deps;
  const language = languageOfId(input.language_id);
  const sourceCode = input.source_code[language];
  if (sourceCode === undefined || sourceCode === '') {
    throw new AppError(
      'VALIDATION_FAILED',
      `Source code for ${languageLabel(language)} is required`,
    );
  }
  const earlier = await findByKey(deps, db, input);
  if (earlier !== undefined) return earlier;

  await requireAllTests(deps.testsReady, input.problemId);
  const problem = await findProblemToSolve(db, input.problemId, input.viewer);
  if (!problem) throw notFound('Problem');
  const { currentTestSet } = problem;
  if (!currentTestSet || currentTestSet._count.tests === 0) {
    throw new AppError('CONFLICT', 'This problem has no tests yet');
  }
  refuseWhatCannotRun(engine, language, { canBeQueued: true });
  await refuseWhenQueueIsFull(deps);

  const data = {
    userId: input.viewer.id,
    problemId: problem.id,
    problemTitle: problem.title,
    testSetId: currentTestSet.id,
    language,
    sourceCode,
    totalCount: currentTestSet._count.tests,
    idempotencyKey: input.idempotencyKey ?? null,
  };
  return db.$transaction(async (tx) => {
    // Requests of one user run one after another, so that what they read is still true when they write.
    await lockPerson(tx, input.viewer.id);
    const twin = (await findByKey(deps, tx, input)) ?? (await findDoubleClick(tx, data));
    if (twin !== undefined) return twin;
    const turnAt = await nextTurn(tx, input.viewer.id, deps.rateLimitScale);
    const { id } = await tx.submission.create({ data: { ...data, turnAt }, select: { id: true } });
    return id;
  });
}

/** The same program, sent a moment ago without an idempotency key. */
async function findDoubleClick(
  db: Db,
  { idempotencyKey, ...data }: Prisma.SubmissionUncheckedCreateInput,
): Promise<string | undefined> {
  if (idempotencyKey !== null) return undefined;
  const { userId, problemId, language, sourceCode } = data;
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Submission"
    WHERE "userId" = ${userId}::uuid AND "problemId" = ${problemId}::uuid
      AND language = ${language}::"Language" AND "sourceCode" = ${sourceCode}
      AND "createdAt" > now() - make_interval(secs => ${DOUBLE_CLICK_SECONDS})
    LIMIT 1`;
  return rows[0]?.id;
}

async function findByKey(
  { withdrawnKeys }: Deps,
  db: Db,
  input: SubmitInput,
): Promise<string | undefined> {
  const { viewer, idempotencyKey } = input;
  const { id: userId } = viewer;
  if (idempotencyKey === undefined) return undefined;
  const row = await db.submission.findUnique({
    where: { userId_idempotencyKey: { userId, idempotencyKey } },
    select: { id: true, problemId: true, language: true, sourceCode: true },
  });
  if (!row && withdrawnKeys.has(userId, idempotencyKey)) {
    throw new AppError('CONFLICT', 'This submission was withdrawn: send it with another key');
  }
  if (!row) return undefined;
  const language = languageOfId(input.language_id);
  const isSame =
    row.problemId === input.problemId.toLowerCase() &&
    row.language === language &&
    row.sourceCode === input.source_code[language];
  // A reused key would return the verdict of another program.
  if (!isSame) throw new AppError('CONFLICT', 'This Idempotency-Key was used for something else');
  return row.id;
}

/**
 * The place in the queue of a person's next submission.
 * @throws RATE_LIMITED when too many of the person's are pending
 */
async function nextTurn(db: Db, userId: string, rateLimitScale: number): Promise<Date> {
  const most = Math.max(1, Math.floor(PENDING_MAX * rateLimitScale));
  const { pending, turnAt } = await measurePending(db, userId, most);
  if (pending >= most) throw rateLimited('Your earlier submissions are still being judged', 5);
  return turnAt;
}

async function refuseWhenQueueIsFull({ readQueue, queueMax, pace }: Deps): Promise<void> {
  const { waiting, people, oldestSeconds, running } = await readQueue();
  // Users take turns: each other user is ahead at most once.
  const estimate = pace.estimateSeconds(people, running);
  if (waiting < queueMax && (estimate ?? 0) <= WAIT_MAX_SECONDS) return;
  // Without an estimate: the next one will wait as long as the oldest has.
  const { min, max } = RETRY_AFTER_SECONDS;
  throw new AppError('QUEUE_FULL', 'Too many submissions are waiting, please try again later', {
    retryAfterSeconds: Math.ceil(Math.min(max, Math.max(min, estimate ?? oldestSeconds))),
  });
}
