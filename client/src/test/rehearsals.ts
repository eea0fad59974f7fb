import type { PastRehearsal, Rehearsal, RehearsalProblem } from '@stepwise/contracts/rehearsal';
import type { SharedReport } from '@stepwise/contracts/shared-report';
import type { Tape } from '@stepwise/contracts/tape';
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
    ...{ openedAt: '2026-03-05T11:30:00.000Z', tries: [], final: null, hasTape: false },
    ...{ isOpen: false, isSealed: false },
    ...overrides,
  };
}

/** It runs, and half of its time is left. */
export function buildRehearsal(overrides: Partial<Rehearsal> = {}): Rehearsal {
  return {
    ...{ id: testId(700), minutes: 60, endedAt: null, rubric: null },
    ...{ startedAt: '2026-03-05T11:30:00.000Z', endsAt: '2026-03-05T12:30:00.000Z' },
    ...{ now: '2026-03-05T12:00:00.000Z', problems: [buildRehearsalProblem()] },
    ...{ recordsTyping: false, keepsTape: null, tapeUntil: null, sharedParts: null },
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

/** It has ended, was recorded and is shared. */
export function buildRecorded(overrides: Partial<Rehearsal> = {}): Rehearsal {
  const report = buildReport();
  const [first, ...others] = report.problems;
  return {
    ...report,
    ...{ recordsTyping: true, keepsTape: false, tapeUntil: '2026-04-04T12:30:00.000Z' },
    ...{ sharedParts: ['times', 'code'] },
    problems: [buildRehearsalProblem({ ...first, hasTape: true }), ...others],
    ...overrides,
  };
}

/** A program is opened, typed, run, and typed once more after a look at another page. */
export function buildTape(): Tape {
  const open = { at: 60_000, kind: 'open', language: 'PYTHON', text: 'n = 1\n' } as const;
  return {
    chunks: [
      {
        take: testId(900),
        events: [
          open,
          { at: 65_000, kind: 'edit', from: 4, removed: 1, inserted: 'int(input())' },
          { at: 70_000, kind: 'submit' },
        ],
      },
      {
        take: testId(900),
        events: [
          { at: 80_000, kind: 'away' },
          { at: 90_000, kind: 'back' },
          { at: 100_000, kind: 'edit', from: 17, removed: 0, inserted: 'print(n)\n' },
        ],
      },
    ],
  };
}

/** What whoever has the link of a report sees, with all its parts. */
export function buildSharedReport(overrides: Partial<SharedReport> = {}): SharedReport {
  const { minutes, startedAt, endedAt, problems } = buildRecorded();
  return {
    ...{ minutes, startedAt, endedAt, parts: ['times', 'rubric', 'code', 'typing'] },
    rubric: { askedFirst: 4, saidComplexity: 3, testedEdges: 2, spokeAloud: 1, cleanCode: 4 },
    problems: problems.map(({ number, title, openedAt, seconds, tries, final, hasTape }) => ({
      ...{ number, title, openedAt, seconds, final, hasTape },
      tries: tries.map(({ language, status, passedCount, totalCount, createdAt }) => ({
        ...{ language, status, passedCount, totalCount, createdAt },
      })),
    })),
    ...overrides,
  };
}
