import {
  GRADE_OPEN_MINUTES,
  type DueReview,
  type ProblemReview,
  type ReviewGrade,
  type ReviewList,
} from '@stepwise/contracts/review';
import type { CountOfDay } from './calendar/plan-days.ts';
import type { CardCounts, DueCard, ProblemReviewRow } from './review.queries.ts';
import { toDay, type Day } from './review-day.ts';
import { scheduleOf } from './schedule.ts';
import type { Reviewer } from './sync-reviews.ts';

type Lists = {
  readonly due: readonly DueCard[];
  readonly laterCount: number;
  readonly counts: CardCounts;
  /** What is planned for the days after today. */
  readonly upcoming: readonly CountOfDay[];
};

export function presentReviewList(
  reviewer: Reviewer,
  { due, laterCount, counts, upcoming }: Lists,
): ReviewList {
  const { today, settings, calendarSince } = reviewer;
  return {
    today,
    due: due.map((card) => presentDue(card)),
    laterCount,
    ...counts,
    upcoming: [...upcoming],
    settings,
    calendarSince: calendarSince?.toISOString() ?? null,
  };
}

function presentDue({ id, slug, number, title, due, lastReview }: DueCard): DueReview {
  return { id, slug, number, title, due, lastReview };
}

export function presentProblemReview(reviewer: Reviewer, row: ProblemReviewRow): ProblemReview {
  const { card, help } = row;
  return {
    today: reviewer.today,
    card: card && {
      due: toDay(card.due),
      lastReview: toDay(card.lastReview),
      reviews: card.reps,
      suspended: card.suspendedAt !== null,
    },
    grade: presentGrade(reviewer, row),
    help: { hints: help?.hints ?? 0, editorial: Boolean(help?.editorialAt) },
    reviewSeconds: reviewSeconds(reviewer, row),
  };
}

function reviewSeconds({ today }: Reviewer, { session, logs }: ProblemReviewRow) {
  const isOfToday = session?.isReview === true && toDay(session.day) === today;
  return isOfToday && !gradeOfToday(logs, today) ? session.activeSeconds : null;
}

function presentGrade(reviewer: Reviewer, { logs }: ProblemReviewRow): ProblemReview['grade'] {
  const log = gradeOfToday(logs, reviewer.today);
  if (!log) return null;
  const before = logs.filter(({ day }) => day < log.day);
  const dueWith = (grade: ReviewGrade): Day =>
    scheduleOf([...before, { day: log.day, grade }], reviewer.settings)?.due ?? log.day;
  return {
    grade: log.grade,
    chosen: log.isChosen,
    canChange: isOpen(log, reviewer.now),
    dueBy: {
      AGAIN: dueWith('AGAIN'),
      HARD: dueWith('HARD'),
      GOOD: dueWith('GOOD'),
      EASY: dueWith('EASY'),
    },
  };
}

/** The grade of a problem that was solved today. */
export function gradeOfToday(logs: ProblemReviewRow['logs'], today: Day) {
  const log = logs.at(-1);
  return log?.day === today && log.submissionId !== null ? log : null;
}

/** Whether a grade may still be changed. */
export function isOpen(log: { readonly at: Date }, now: Date): boolean {
  return now.getTime() - log.at.getTime() <= GRADE_OPEN_MINUTES * 60_000;
}
