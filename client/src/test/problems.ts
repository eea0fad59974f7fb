import type { Problem, ProblemHtml, ProblemListItem } from '@stepwise/contracts/problem';
import { textsOf } from '@stepwise/contracts/text-list';
import { markdownToHtml } from '@stepwise/markdown';

let built = 0;

/** A line of the problem list; every call has an id of its own. */
export function buildProblemListItem(overrides: Partial<ProblemListItem> = {}): ProblemListItem {
  built += 1;
  const number = String(built);
  return {
    id: testId(built),
    slug: `problem-${number}`,
    number: built,
    title: `Problem ${number}`,
    difficulty: 'EASY',
    tags: ['Array'],
    category: null,
    solvedBy: [],
    tried: false,
    acceptance: null,
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-01-02T03:04:05.000Z',
    ...overrides,
  };
}

export function buildProblem(overrides: Partial<Problem> = {}): Problem {
  const problem = {
    ...buildProblemListItem({ title: 'Climbing Stairs', slug: 'climbingstairs', tags: ['DP'] }),
    description: 'A staircase has $n$ steps.\n\n## Input\n\nOne line.',
    constraints: '- $1 \\le n \\le 45$\n- n is an integer',
    hints: '1. Look at the last move.\n2. Two numbers are enough.',
    editorial: 'Keep two variables.',
    pictures: [],
    examples: { JAVASCRIPT: { input: '2', output: '2', explanation: '1+1 and 2.' } },
    codeSnippets: { JAVASCRIPT: '// starter js\n', PYTHON: '# starter py\n' },
    testCases: [
      { id: testId(901), input: '2\n', output: '2\n' },
      { id: testId(902), input: '5\n', output: '8\n' },
    ],
    hiddenTestCount: 3,
    solveFirst: [],
    timeLimitMs: 1000,
    memoryLimitKb: 262_144,
    ...overrides,
  };
  return { html: htmlOf(problem), ...problem };
}

/** As the server makes it. */
function htmlOf(problem: Problem): ProblemHtml {
  const draw = (text: string) => markdownToHtml(text, { idPrefix: 'test-', pictures: [] });
  const { description, constraints, explanations, hints, editorial } = textsOf(problem);
  return {
    description: draw(description),
    constraints: constraints.map(draw),
    explanations: explanations.map(draw),
    hints: hints.map(draw),
    editorial: editorial === null ? null : draw(editorial),
  };
}

/** A UUID with this number at its end. */
export function testId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
