import { lockPerson } from '../../lib/db/lock-person.ts';
import type { Database, Db } from '../../lib/db/db.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import {
  listChangedProblems,
  listGrades,
  readHistories,
  readLatestSeconds,
} from './review-history.queries.ts';
import { dayOf, toDate, toDay, type Day } from './review-day.ts';
import { scheduleOf, type Graded, type Schedule } from './schedule.ts';

/** What was judged so shortly before the last look may have been written after it. */
const OVERLAP_MS = 10 * 60_000;

/** Whose reviews they are, and when it is for them. */
export type Reviewer = {
  readonly userId: string;
  readonly timeZone: string;
  readonly today: Day;
  readonly now: Date;
  /** Since when their calendar has its address; null without one. */
  readonly calendarSince: Date | null;
  readonly settings: {
    readonly perDay: number;
    readonly retention: number;
    readonly interviewOn: Day | null;
    readonly pausedUntil: Day | null;
  };
};

/**
 * Runs `act` with logs and cards that say what has happened until now. They follow from submissions and
 * sessions, so judging knows nothing of them: whoever looks at them brings them up to date first. Looks at one
 * problem, or at everything that has changed since the last such look.
 */
export function withReviews<T>(
  db: Database,
  userId: string,
  problemId: string | null,
  act: (tx: Db, reviewer: Reviewer) => Promise<T>,
): Promise<T> {
  return db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { reviewer, syncedAt } = await readReviewer(tx, userId);
    const problemIds = problemId
      ? [problemId]
      : await listChangedProblems(tx, userId, syncedAt ?? new Date(0), toDate(reviewer.today));
    if (problemIds.length > 0) await syncProblems(tx, reviewer, problemIds);
    if (!problemId) {
      const until = new Date(reviewer.now.getTime() - OVERLAP_MS);
      await tx.reviewSettings.update({ where: { userId }, data: { syncedAt: until } });
    }
    return act(tx, reviewer);
  });
}

async function readReviewer(tx: Db, userId: string) {
  const { syncedAt, timeZone, calendarSince, ...chosen } = await tx.reviewSettings.upsert({
    where: { userId },
    create: { userId },
    update: {},
  });
  const now = await databaseTime(tx);
  const { perDay, retention, interviewOn, pausedUntil } = chosen;
  const settings = {
    ...{ perDay, retention },
    interviewOn: interviewOn && toDay(interviewOn),
    pausedUntil: pausedUntil && toDay(pausedUntil),
  };
  const today = dayOf(timeZone, now);
  const reviewer: Reviewer = { userId, timeZone, now, today, calendarSince, settings };
  return { reviewer, syncedAt };
}

async function databaseTime(tx: Db): Promise<Date> {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT statement_timestamp() AS now`;
  if (!row) throw new Error('The database told no time');
  return row.now;
}

async function syncProblems(
  tx: Db,
  reviewer: Reviewer,
  problemIds: readonly string[],
): Promise<void> {
  const { userId } = reviewer;
  const histories = await readHistories(tx, userId, problemIds);
  const person = { ...reviewer, latestSeconds: await readLatestSeconds(tx, userId) };
  const changed = histories
    .map((history) => ({ ...bringUpToDate(history, person), problemId: history.problemId }))
    .filter(({ added, removed }) => added.length > 0 || removed.length > 0);
  if (changed.length === 0) return;
  for (const { problemId, removed } of changed) {
    if (removed.length === 0) continue;
    const day = { in: removed.map(toDate) };
    await tx.reviewLog.deleteMany({ where: { userId, problemId, day } });
  }
  await tx.reviewLog.createMany({
    data: changed.flatMap(({ problemId, added }) =>
      added.map((log) => ({ ...log, userId, problemId, day: toDate(log.day) })),
    ),
  });
  const ids = changed.map(({ problemId }) => problemId);
  await rebuildCards(tx, reviewer, ids);
}

/** Makes the cards of a person anew from their grades: those of the problems named, or all. */
export async function rebuildCards(
  tx: Db,
  { userId, settings }: Reviewer,
  problemIds?: readonly string[],
): Promise<void> {
  const grades = new Map<string, Graded[]>();
  for (const { problemId, day, grade } of await listGrades(tx, userId, problemIds)) {
    const known = grades.get(problemId) ?? [];
    grades.set(problemId, [...known, { day: toDay(day), grade }]);
  }
  const gone = problemIds?.filter((id) => !grades.has(id)) ?? [];
  if (gone.length > 0) {
    await tx.reviewCard.deleteMany({ where: { userId, problemId: { in: gone } } });
  }
  for (const [problemId, graded] of grades) {
    const schedule = scheduleOf(graded, settings);
    if (schedule) await writeCard(tx, { userId, problemId }, schedule);
  }
}

async function writeCard(
  tx: Db,
  card: { readonly userId: string; readonly problemId: string },
  schedule: Schedule,
): Promise<void> {
  const { due, lastReview, ...rest } = schedule;
  const data = { ...rest, due: toDate(due), lastReview: toDate(lastReview) };
  await tx.reviewCard.upsert({
    where: { userId_problemId: card },
    create: { ...card, ...data },
    update: data,
  });
}
