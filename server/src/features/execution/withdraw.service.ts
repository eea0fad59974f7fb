import type { Submission } from '@stepwise/contracts/submission';
import { isFinal } from '@stepwise/contracts/verdict';
import { AppError, notFound } from '../../http/app-error.ts';
import type { Database } from '../../lib/db/db.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { presentSubmission } from '../submissions/submission.presenter.ts';
import { findOwnSubmission } from '../submissions/submission.queries.ts';
import { deletePending } from './queue/queue-state.queries.ts';
import type { ProgressBus } from './streams/progress.ts';
import type { WithdrawnKeys } from './withdrawn-keys.ts';

type Deps = {
  readonly db: Database;
  readonly progress: ProgressBus;
  readonly withdrawnKeys: WithdrawnKeys;
};

/**
 * Withdraws a person's own submission that waits or is being judged: the row goes, so that no list, figure or
 * limit has to know of it, and whoever judges it finds nothing to write a verdict to. Answers null; or the
 * submission, when its verdict came first.
 * @throws NOT_FOUND; CONFLICT for one that is judged again, which is not this person's doing
 */
export async function withdraw(
  { db, progress, withdrawnKeys }: Deps,
  userId: string,
  id: string,
): Promise<Submission | null> {
  const isWithdrawn = await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const gone = await deletePending(tx, userId, id);
    // While the person is locked: a repeated request waits here, and then finds it.
    if (gone?.idempotencyKey) withdrawnKeys.add(userId, gone.idempotencyKey);
    return gone !== null;
  });
  if (isWithdrawn) {
    progress.publish(id, { kind: 'withdrawn' });
    return null;
  }
  const row = await findOwnSubmission(db, userId, id);
  if (!row) throw notFound('Submission');
  const submission = presentSubmission(row);
  if (isFinal(submission.status)) return submission;
  throw new AppError('CONFLICT', 'It is being judged again, which cannot be stopped');
}
