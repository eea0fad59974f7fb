import type { ProblemReview, ReviewList } from '@stepwise/contracts/review';

/** One problem is due, and more on the next days. */
export function buildReviewList(overrides: Partial<ReviewList> = {}): ReviewList {
  return {
    today: '2026-03-05',
    due: [
      {
        ...{ id: '11111111-1111-4111-8111-111111111111', slug: 'stairs', number: 3 },
        ...{ title: 'Climbing Stairs', due: '2026-03-04', lastReview: '2026-02-19' },
      },
    ],
    ...{ laterCount: 4, doneToday: 0, cardCount: 9 },
    upcoming: [
      { day: '2026-03-06', count: 1 },
      { day: '2026-03-15', count: 2 },
    ],
    settings: { perDay: 3, retention: 90, interviewOn: null, pausedUntil: null },
    calendarSince: null,
    ...overrides,
  };
}

/** Of a problem that was solved today. */
export function buildProblemReview(overrides: Partial<ProblemReview> = {}): ProblemReview {
  return {
    today: '2026-03-05',
    card: { due: '2026-03-09', lastReview: '2026-03-05', reviews: 1, suspended: false },
    grade: {
      ...{ grade: 'GOOD', chosen: false, canChange: true },
      dueBy: { AGAIN: '2026-03-06', HARD: '2026-03-07', GOOD: '2026-03-09', EASY: '2026-03-13' },
    },
    help: { hints: 0, editorial: false },
    reviewSeconds: null,
    ...overrides,
  };
}
