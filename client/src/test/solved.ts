import type { solvedProblemsResponseSchema } from '@stepwise/contracts/problem';
import type { z } from 'zod';
import { buildProblemListItem } from './problems.ts';

type SolvedProblem = z.output<typeof solvedProblemsResponseSchema>['data'][number];

/** A problem as get-solved-problems tells it. */
export function buildSolved(overrides: Partial<SolvedProblem> = {}): SolvedProblem {
  return {
    ...buildProblemListItem(),
    solvedAt: '2026-03-04T12:00:00.000Z',
    language: 'PYTHON',
    ...overrides,
  };
}
