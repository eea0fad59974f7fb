import type { ExploredProblem, Figures } from '@stepwise/contracts/explore';
import { buildProblem } from './problems.ts';

/** Less than any text claims. */
export function buildFigures(overrides: Partial<Figures> = {}): Figures {
  return { problems: 8, topics: 9, users: 2, activeUsers: 1, paths: [], ...overrides };
}

export function buildExplored(overrides: Partial<ExploredProblem> = {}): ExploredProblem {
  const { id, slug, number, title, difficulty, tags, ...problem } = buildProblem();
  const { description, constraints, pictures, examples, codeSnippets, testCases } = problem;
  const { hiddenTestCount, timeLimitMs, memoryLimitKb } = problem;
  return {
    ...{ id, slug, number, title, difficulty, tags, description, constraints, pictures, examples },
    ...{ codeSnippets, testCases, hiddenTestCount, timeLimitMs, memoryLimitKb },
    ...{ hintCount: 2, canRun: true },
    ...overrides,
  };
}
