import type { LearningPath } from '@stepwise/contracts/learning-path';

type Listed = { readonly id: string };

/** The learning paths of the still world, over the first of its problems. */
export const stillPaths = (problems: readonly Listed[]): LearningPath[] => [
  {
    slug: 'fundamentals',
    title: 'Fundamentals',
    description: 'Counting, adding up and looking twice.',
    label: 'Beginner',
    after: [],
    problemIds: problems.slice(0, 4).map(({ id }) => id),
    checkIds: problems.slice(2, 3).map(({ id }) => id),
    introduction: '## When it fits\n\nOne walk over the list is enough.\n',
  },
  {
    slug: 'dynamic-programming',
    title: 'Dynamic Programming',
    description: 'Big answers out of small ones.',
    label: 'Medium-Hard',
    after: ['fundamentals'],
    problemIds: problems.slice(2, 6).map(({ id }) => id),
    checkIds: problems.slice(5, 6).map(({ id }) => id),
    introduction: '## When it fits\n\nThe same questions come again and again.\n',
  },
];
