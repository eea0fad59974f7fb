import {
  UPCOMING_DAYS,
  type ChooseReviewSettings,
  type helpSeenSchema,
  type openedSchema,
  type ProblemReview,
  type ReviewGrade,
  type ReviewList,
} from '@stepwise/contracts/review';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import type { Database, Db } from '../../lib/db/db.ts';
import { plannedDays } from './calendar/planned-days.ts';
import { listDue } from './due-problems.queries.ts';
import {
  gradeOfToday,
  isOpen,
  presentProblemReview,
  presentReviewList,
} from './review.presenter.ts';
import { countCards, findProblemReview } from './review.queries.ts';
import { addDays, dayOf, toDate } from './review-day.ts';
import { retrievability } from './schedule.ts';
import { rebuildCards, withReviews, type Reviewer } from './sync-reviews.ts';

/** A day has no more. */
const ACTIVE_SECONDS_OF_DAY_MAX = 86_400;

type Place = { readonly userId: string; readonly problemId: string };

/** What somebody has to solve again today: as much as they want to, what they know least first. */
export function listReviews(db: Database, userId: string): Promise<ReviewList> {
  return withReviews(db, userId, null, readReviewList);
}

async function readReviewList(tx: Db, reviewer: Reviewer): Promise<ReviewList> {
  const { userId, today, settings } = reviewer;
  const counts = await countCards(tx, userId, today);
  const { doneToday } = counts;
  const planned = await plannedDays(tx, reviewer, { ahead: UPCOMING_DAYS, doneToday });
  const upcoming = planned.filter(({ day }) => day > today);
  const cards = await listDue(tx, reviewer);
  const sorted = cards
    .map((card) => ({ card, known: retrievability(card, today) }))
    .sort((left, right) => left.known - right.known)
    .map(({ card }) => card);
  const room = Math.max(0, settings.perDay - doneToday);
  const due = sorted.slice(0, room);
  const laterCount = sorted.length - due.length;
  return presentReviewList(reviewer, { due, laterCount, counts, upcoming });
}

export function chooseSettings(
  db: Database,
  userId: string,
  { perDay, interviewOn, pausedUntil, ...wish }: ChooseReviewSettings,
): Promise<ReviewList> {
  return withReviews(db, userId, null, async (tx, before) => {
    const { retention = before.settings.retention } = wish;
    await tx.reviewSettings.update({
      where: { userId },
      data: {
        ...{ perDay, retention },
        interviewOn: interviewOn === null ? null : toDate(interviewOn),
        pausedUntil: pausedUntil === null ? null : toDate(pausedUntil),
      },
    });
    const reviewer = { ...before, settings: { perDay, retention, interviewOn, pausedUntil } };
    const isOther =
      interviewOn !== before.settings.interviewOn || retention !== before.settings.retention;
    // Grades stay as they are; when each problem is due follows from them anew.
    if (isOther) await rebuildCards(tx, reviewer);
    return readReviewList(tx, reviewer);
  });
}

export function getProblemReview(db: Database, place: Place): Promise<ProblemReview> {
  return withReviews(db, place.userId, place.problemId, (tx, reviewer) =>
    read(tx, reviewer, place),
  );
}

/** Begins today's session with a problem, unless it has begun. The browser's time zone becomes the person's. */
export async function open(
  db: Database,
  place: Place,
  { timeZone, review }: z.output<typeof openedSchema>,
): Promise<ProblemReview> {
  return withReviews(db, place.userId, place.problemId, async (tx, before) => {
    const { userId } = place;
    if (timeZone !== before.timeZone) {
      await tx.reviewSettings.update({ where: { userId }, data: { timeZone } });
    }
    const reviewer = { ...before, timeZone, today: dayOf(timeZone, before.now) };
    // What was never solved, or is forgotten, would become a card as a review that was not finished.
    const isReview = review && (await tx.reviewLog.findFirst({ where: place })) !== null;
    const session = { ...place, day: toDate(reviewer.today) };
    await tx.solveSession.createMany({ data: [{ ...session, isReview }], skipDuplicates: true });
    if (isReview) {
      // From now on it is a review: what came before, a look at the page, is not part of it.
      await tx.$executeRaw`
        UPDATE "SolveSession" SET "isReview" = true, "openedAt" = statement_timestamp(),
          "activeSeconds" = 0
        WHERE "userId" = ${userId}::uuid AND "problemId" = ${place.problemId}::uuid
          AND day = ${session.day}::date AND NOT "isReview"`;
    }
    return read(tx, reviewer, place);
  });
}

/** Notes what help is on the screen. Hints that were opened stay open. */
export async function noteHelp(
  db: Database,
  place: Place,
  { hints, editorial, solution }: z.output<typeof helpSeenSchema>,
): Promise<void> {
  // The logs are up to date before, so that what is seen after solving is no help.
  await withReviews(db, place.userId, place.problemId, async (tx, { now }) => {
    // A program that was sent between two looks may be accepted after both: the first one helped it.
    const before = await findCountedHelp(tx, place);
    const data = {
      hints: Math.max(before.hints, hints ?? 0),
      ...(hints === undefined ? {} : { hintAt: before.hintAt ?? now }),
      ...(editorial ? { editorialAt: before.editorialAt ?? now } : {}),
      ...(solution ? { solutionAt: before.solutionAt ?? now } : {}),
    };
    await tx.problemProgress.upsert({
      where: { userId_problemId: place },
      create: { ...place, ...data },
      update: data,
    });
  });
}

/** The hints that are open, and when each kind of help was first seen since the last grade. */
async function findCountedHelp(tx: Db, place: Place) {
  const help = await tx.problemProgress.findUnique({ where: { userId_problemId: place } });
  const last = await tx.reviewLog.findFirst({ where: place, orderBy: { day: 'desc' } });
  const since = Math.max(last?.at.getTime() ?? 0, help?.forgottenAt?.getTime() ?? 0);
  const counted = (at: Date | null = null) => (at && at.getTime() >= since ? at : null);
  return {
    hints: help?.hints ?? 0,
    hintAt: counted(help?.hintAt),
    editorialAt: counted(help?.editorialAt),
    solutionAt: counted(help?.solutionAt),
  };
}

/** Adds to the time of today's session; without one it is forgotten. */
export async function noteActive(db: Database, place: Place, seconds: number): Promise<void> {
  await db.$executeRaw`
    UPDATE "SolveSession" SET
      "activeSeconds" = least("activeSeconds" + ${seconds}, ${ACTIVE_SECONDS_OF_DAY_MAX})
    WHERE ("userId", "problemId", day) = (
      SELECT "userId", "problemId", max(day) FROM "SolveSession"
      WHERE "userId" = ${place.userId}::uuid AND "problemId" = ${place.problemId}::uuid
      GROUP BY "userId", "problemId")`;
}

/** @throws CONFLICT when nothing was solved today, or it is too late */
export function chooseGrade(
  db: Database,
  place: Place,
  grade: ReviewGrade,
): Promise<ProblemReview> {
  return withReviews(db, place.userId, place.problemId, async (tx, reviewer) => {
    const { logs } = await findProblemReview(tx, place.userId, place.problemId);
    const log = gradeOfToday(logs, reviewer.today);
    if (!log) throw new AppError('CONFLICT', 'You have not solved this problem today');
    if (!isOpen(log, reviewer.now)) {
      throw new AppError('CONFLICT', 'It is too late to change this grade');
    }
    await tx.reviewLog.update({
      where: { userId_problemId_day: { ...place, day: toDate(log.day) } },
      data: { grade, isChosen: true },
    });
    await rebuildCards(tx, reviewer, [place.problemId]);
    return read(tx, reviewer, place);
  });
}

/** Never due again, or due as before. */
export function suspend(db: Database, place: Place, suspended: boolean): Promise<ProblemReview> {
  return withReviews(db, place.userId, place.problemId, async (tx, reviewer) => {
    const suspendedAt = suspended ? reviewer.now : null;
    await tx.reviewCard.updateMany({ where: place, data: { suspendedAt } });
    return read(tx, reviewer, place);
  });
}

/**
 * Card, grades and sessions go, for good, and what was sent or seen before counts for no grade any more: neither
 * what is being judged nor what is judged again brings them back.
 */
export function forget(db: Database, place: Place): Promise<ProblemReview> {
  return withReviews(db, place.userId, place.problemId, async (tx, reviewer) => {
    const forgottenAt = reviewer.now;
    await tx.reviewCard.deleteMany({ where: place });
    await tx.reviewLog.deleteMany({ where: place });
    await tx.solveSession.deleteMany({ where: place });
    await tx.problemProgress.upsert({
      where: { userId_problemId: place },
      create: { ...place, forgottenAt },
      update: { forgottenAt },
    });
    return read(tx, reviewer, place);
  });
}

/** Not today. */
export function bury(db: Database, place: Place): Promise<ProblemReview> {
  return withReviews(db, place.userId, place.problemId, async (tx, reviewer) => {
    const buriedUntil = toDate(addDays(reviewer.today, 1));
    await tx.reviewCard.updateMany({ where: place, data: { buriedUntil } });
    return read(tx, reviewer, place);
  });
}

async function read(tx: Db, reviewer: Reviewer, { userId, problemId }: Place) {
  return presentProblemReview(reviewer, await findProblemReview(tx, userId, problemId));
}
