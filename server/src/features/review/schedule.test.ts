import type { ReviewGrade } from '@stepwise/contracts/review';
import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, toDate, toDay, type Day } from './review-day.ts';
import { retrievability, scheduleOf, type Graded, type Wish } from './schedule.ts';

const USUAL: Wish = { retention: 90, interviewOn: null };

/** Solves each time it is due. */
function whenDue(first: Day, grades: readonly ReviewGrade[], wish: Partial<Wish> = {}) {
  const graded: Graded[] = [];
  let day = first;
  for (const grade of grades) {
    graded.push({ day, grade });
    day = scheduleOf(graded, { ...USUAL, ...wish })?.due ?? day;
  }
  return {
    graded,
    intervals: graded.slice(1).map((next, i) => daysBetween(graded[i]?.day ?? '', next.day)),
    due: day,
  };
}

describe('a schedule', () => {
  it('is none without a grade', () => {
    expect(scheduleOf([])).toBeNull();
  });

  it('is that of the library, whatever the history', () => {
    const history = fc.array(
      fc.record({
        gap: fc.integer({ min: 1, max: 200 }),
        grade: fc.constantFrom<ReviewGrade>('AGAIN', 'HARD', 'GOOD', 'EASY'),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const ratings = {
      AGAIN: Rating.Again,
      HARD: Rating.Hard,
      GOOD: Rating.Good,
      EASY: Rating.Easy,
    } as const;
    const libraryOf = (retention: number) =>
      fsrs({
        ...{ request_retention: retention / 100, maximum_interval: 365 },
        ...{ enable_short_term: false, enable_fuzz: true },
      });
    fc.assert(
      fc.property(history, fc.constantFrom(80, 85, 90, 95), (steps, retention) => {
        const library = libraryOf(retention);
        const wish = { ...USUAL, retention };
        let day = '2026-01-01';
        const graded = steps.map(({ gap, grade }) => ({ day: (day = addDays(day, gap)), grade }));
        let card = createEmptyCard(toDate(graded[0]?.day ?? day));
        for (const { day: on, grade } of graded) {
          card = library.next(card, toDate(on), ratings[grade]).card;
        }
        const due = toDay(card.due);
        const latest = addDays(day, 365);
        expect(scheduleOf(graded, wish)).toMatchObject({
          due: due < latest ? due : latest,
          stability: card.stability,
          reps: graded.length,
        });
        expect(scheduleOf(graded, wish)).toEqual(scheduleOf(graded, wish));
        if (retention === 90) expect(scheduleOf(graded)).toEqual(scheduleOf(graded, wish));
      }),
      { numRuns: 200 },
    );
  });

  it('grows with good grades, a day at least, a year at most', () => {
    const { intervals } = whenDue(
      '2026-01-01',
      Array.from({ length: 9 }, () => 'GOOD'),
    );
    expect(intervals[0]).toBeGreaterThanOrEqual(1);
    expect(intervals[0]).toBeLessThanOrEqual(5);
    for (const [index, interval] of intervals.slice(1, 4).entries()) {
      expect(interval).toBeGreaterThan(intervals[index] ?? 0);
    }
    expect(Math.max(...intervals)).toBeLessThanOrEqual(365);
  });

  it('is shorter the more of it is to be known still', () => {
    const graded: Graded[] = ['2026-01-01', '2026-01-05', '2026-01-20'].map((day) => {
      return { day, grade: 'GOOD' };
    });
    const schedules = [95, 90, 85, 80].map((retention) =>
      scheduleOf(graded, { ...USUAL, retention }),
    );
    const days = schedules.map((schedule) => daysBetween('2026-01-20', schedule?.due ?? ''));
    expect(days).toEqual([...days].sort((left, right) => left - right));
    expect(new Set(days).size).toBe(4);
    // What is known of it is the same: only when it is asked for is another day.
    expect(new Set(schedules.map((schedule) => schedule?.stability)).size).toBe(1);
  });

  it('begins again soon after what was forgotten, and knows that it was', () => {
    const { graded, due } = whenDue('2026-01-01', ['GOOD', 'GOOD', 'GOOD', 'AGAIN']);
    expect(daysBetween(graded.at(-1)?.day ?? '', due)).toBeLessThanOrEqual(7);
    expect(scheduleOf(graded)?.lapses).toBe(1);
  });

  it('comes back at least once more before an interview', () => {
    const interview = '2026-03-01';
    const wish = { ...USUAL, interviewOn: interview };
    const { graded, due } = whenDue('2026-01-01', ['EASY', 'EASY', 'EASY', 'EASY'], wish);
    for (const [index, { day }] of graded.entries()) {
      const next = graded[index + 1]?.day ?? due;
      const left = daysBetween(day, interview);
      if (left > 1) expect(daysBetween(day, next)).toBeLessThanOrEqual(Math.max(1, left / 2));
    }
    // Afterwards it is as ever.
    expect(scheduleOf([{ day: '2026-03-02', grade: 'EASY' }], wish)).toEqual(
      scheduleOf([{ day: '2026-03-02', grade: 'EASY' }]),
    );
  });
});

it('what is overdue is known less and less', () => {
  const schedule = scheduleOf([{ day: '2026-01-01', grade: 'GOOD' }]);
  if (!schedule) throw new Error('no schedule');
  const known = [0, 1, 5, 30, 300].map((days) =>
    retrievability(schedule, addDays('2026-01-01', days)),
  );
  expect(known).toEqual([...known].sort((left, right) => right - left));
  expect(known[0]).toBe(1);
  expect(known.at(-1)).toBeLessThan(0.7);
});
