import type { ProblemListItem } from '@stepwise/contracts/problem';

let built = 0;

/** A line of the problem list for tests; every call has an id of its own. */
export function buildProblemListItem(overrides: Partial<ProblemListItem> = {}): ProblemListItem {
  built += 1;
  const number = String(built);
  return {
    id: `00000000-0000-4000-8000-${number.padStart(12, '0')}`,
    slug: `problem-${number}`,
    title: `Problem ${number}`,
    difficulty: 'EASY',
    tags: ['Array'],
    category: null,
    solvedBy: [],
    acceptance: null,
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-02T03:04:05.000Z',
    ...overrides,
  };
}
