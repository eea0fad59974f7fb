import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import { buildProblem, testId } from '../src/test/problems.ts';
import { buildRehearsal, buildRehearsalProblem } from '../src/test/rehearsals.ts';

/** Somebody rehearses with two problems, of which Climbing Stairs is the first. */
export function running(overrides: Partial<Rehearsal> = {}): Rehearsal {
  return buildRehearsal({
    problems: [
      buildRehearsalProblem({ isOpen: true, isSealed: true }),
      buildRehearsalProblem({ problemId: testId(101), number: 13, title: 'Two Sum', seconds: 0 }),
    ],
    ...overrides,
  });
}

/** What the server answers meanwhile, by paths below the API. */
export function rehearsed(overrides: Partial<Rehearsal> = {}): Readonly<Record<string, unknown>> {
  const rehearsal = running(overrides);
  return {
    rehearsal: { running: rehearsal, past: [] },
    [`rehearsal/${rehearsal.id}/opened`]: rehearsal,
    'problems/get-problem/climbingstairs': buildProblem({
      ...{ id: testId(100), isSealed: true, tags: [], hints: null, editorial: null },
    }),
  };
}
