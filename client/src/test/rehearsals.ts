import type { PastRehearsal, Rehearsal, RehearsalProblem } from '@stepwise/contracts/rehearsal';
import { testId } from './problems.ts';

type Try = RehearsalProblem['tries'][number];

export function buildTry(overrides: Partial<Try> = {}): Try {
  return {
    ...{ id: testId(800), language: 'PYTHON', status: 'Accepted' },
    ...{ passedCount: 11, totalCount: 11, createdAt: '2026-03-05T11:40:00.000Z' },
    ...overrides,
  };
}

export function buildRehearsalProblem(overrides: Partial<RehearsalProblem> = {}): RehearsalProblem {
  return {
    ...{ problemId: testId(100), number: 4, title: 'Climbing Stairs', seconds: 725 },
    ...{ openedAt: '2026-03-05T11:30:00.000Z', tries: [], final: null },
    ...overrides,
  };
}

/** It runs, and half of its time is left. */
export function buildRehearsal(overrides: Partial<Rehearsal> = {}): Rehearsal {
  return {
    ...{ id: testId(700), minutes: 60, endedAt: null, rubric: null },
    ...{ startedAt: '2026-03-05T11:30:00.000Z', endsAt: '2026-03-05T12:30:00.000Z' },
    ...{ now: '2026-03-05T12:00:00.000Z', problems: [buildRehearsalProblem()] },
    ...overrides,
  };
}

/** It has ended, with two problems of which one is solved. */
export function buildReport(overrides: Partial<Rehearsal> = {}): Rehearsal {
  const wrong = buildTry({
    ...{ id: testId(801), status: 'Wrong Answer', passedCount: 3 },
    createdAt: '2026-03-05T11:36:00.000Z',
  });
  return buildRehearsal({
    endedAt: '2026-03-05T12:20:00.000Z',
    problems: [
      buildRehearsalProblem({
        tries: [wrong, buildTry()],
        final: { language: 'PYTHON', code: 'n = int(input())\nprint(n)\n' },
      }),
      buildRehearsalProblem({
        ...{ problemId: testId(101), number: 13, title: 'Two Sum', openedAt: null, seconds: 0 },
      }),
    ],
    ...overrides,
  });
}

export function buildPast(overrides: Partial<PastRehearsal> = {}): PastRehearsal {
  return {
    ...{ id: testId(701), minutes: 60, problemCount: 2, acceptedCount: 1 },
    ...{ startedAt: '2026-03-04T11:30:00.000Z', endedAt: '2026-03-04T12:20:00.000Z' },
    ...overrides,
  };
}
