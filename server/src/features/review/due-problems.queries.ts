import type { Database, Db } from '../../lib/db/db.ts';
import { listDueCards, type DueCard } from './review.queries.ts';
import { withReviews, type Reviewer } from './sync-reviews.ts';

/** All that somebody could solve again today: nothing while their reviews are paused. */
export function listDue(tx: Db, { userId, today, settings }: Reviewer): Promise<DueCard[]> {
  const isPaused = settings.pausedUntil !== null && settings.pausedUntil > today;
  return isPaused ? Promise.resolve([]) : listDueCards(tx, userId, today);
}

/** The ids of these problems, for other features. */
export function listDueProblems(db: Database, userId: string): Promise<string[]> {
  return withReviews(db, userId, null, async (tx, reviewer) => {
    const due = await listDue(tx, reviewer);
    return due.map(({ id }) => id);
  });
}
