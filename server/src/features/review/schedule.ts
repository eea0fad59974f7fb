import type { ReviewGrade } from '@stepwise/contracts/review';
import { RETENTION } from '@stepwise/contracts/review-limits';
import { createEmptyCard, fsrs, Rating, State, type Card, type FSRS, type Grade } from 'ts-fsrs';
import { addDays, daysBetween, toDate, toDay, type Day } from './review-day.ts';

/** Nothing is put off for longer. */
const INTERVAL_MAX = 365;
/** Days, where an interview is near. */
const INTERVAL_BEFORE_INTERVIEW_MAX = 180;

const RATINGS: Readonly<Record<ReviewGrade, Grade>> = {
  AGAIN: Rating.Again,
  HARD: Rating.Hard,
  GOOD: Rating.Good,
  EASY: Rating.Easy,
};

/** What somebody wants of their reviews. */
export type Wish = {
  /** Of a hundred problems, how many they are to know still when these are due. */
  readonly retention: number;
  /** Null without an interview. */
  readonly interviewOn: Day | null;
};

const USUAL: Wish = { retention: RETENTION.usual, interviewOn: null };

export type Graded = { readonly day: Day; readonly grade: ReviewGrade };

/** When a problem is due, with what the scheduler keeps of it. */
export type Schedule = {
  readonly due: Day;
  readonly lastReview: Day;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly reps: number;
  readonly lapses: number;
};

/**
 * The schedule that follows from somebody's grades of a problem, one a day, oldest first; null without any.
 * The same grades and wishes always give the same one.
 */
export function scheduleOf(
  grades: readonly Graded[],
  { retention, interviewOn }: Wish = USUAL,
): Schedule | null {
  const [first] = grades;
  if (!first) return null;
  let card = createEmptyCard(toDate(first.day));
  for (const { day, grade } of grades) {
    const scheduler = schedulers.get(longestInterval(day, interviewOn), retention);
    card = scheduler.next(card, toDate(day), RATINGS[grade]).card;
  }
  const lastReview = grades.at(-1)?.day ?? first.day;
  // The library goes a little beyond the longest interval, so that a better grade is due later.
  const latest = addDays(lastReview, longestInterval(lastReview, interviewOn));
  const schedule = fromCard(card, lastReview);
  return schedule.due > latest ? { ...schedule, due: latest } : schedule;
}

/** From 0 to 1: how likely somebody still knows a problem on a day. */
export function retrievability(schedule: Schedule, today: Day): number {
  return schedulers
    .get(INTERVAL_MAX, RETENTION.usual)
    .get_retrievability(toCard(schedule), toDate(today), false);
}

/** As many days as are left, halved: so that each problem comes once more before an interview. */
function longestInterval(day: Day, interviewOn: Day | null): number {
  const left = interviewOn === null ? 0 : daysBetween(day, interviewOn);
  if (left <= 0) return INTERVAL_MAX;
  return Math.min(Math.max(Math.floor(left / 2), 1), INTERVAL_BEFORE_INTERVIEW_MAX);
}

/** One for each longest interval and retention: days in a year, and sixteen of these. */
const schedulers = {
  known: new Map<string, FSRS>(),
  get(intervalMax: number, retention: number): FSRS {
    const key = `${String(intervalMax)} ${String(retention)}`;
    const known = this.known.get(key);
    if (known) return known;
    const scheduler = fsrs({
      request_retention: retention / 100,
      maximum_interval: intervalMax,
      // The steps of minutes are for words on cards: a problem comes back on another day.
      enable_short_term: false,
      // Problems solved on one day do not all come back on one day. It is the same for the same card.
      enable_fuzz: true,
    });
    this.known.set(key, scheduler);
    return scheduler;
  },
};

function fromCard(card: Card, lastReview: Day): Schedule {
  const { stability, difficulty, scheduled_days: scheduledDays, reps, lapses } = card;
  return {
    ...{ due: toDay(card.due), lastReview, stability, difficulty },
    ...{ scheduledDays, reps, lapses },
  };
}

function toCard(schedule: Schedule): Card {
  const { due, lastReview, stability, difficulty, scheduledDays, reps, lapses } = schedule;
  return {
    ...createEmptyCard(toDate(lastReview)),
    ...{ due: toDate(due), last_review: toDate(lastReview), stability, difficulty, reps, lapses },
    scheduled_days: scheduledDays,
    state: State.Review,
  };
}
