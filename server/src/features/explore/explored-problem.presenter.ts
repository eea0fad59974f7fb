import type { ExploredProblem } from '@stepwise/contracts/explore';
import { splitHints } from '@stepwise/contracts/split-hints';
import { picturesShownIn, presentProblem } from '../problems/problem.presenter.ts';
import type { ProblemPageRow } from '../problems/problem.queries.ts';
import { VISITOR } from './explore.queries.ts';

type Explored = Omit<ExploredProblem, 'canRun'>;

/** What visitors see of a problem. Every field is named, so that a new one stays private until it is, too. */
export function presentExplored(row: ProblemPageRow): Explored {
  const { id, slug, number, title, difficulty, tags, ...problem } = presentProblem(row, VISITOR.id);
  const { description, constraints, examples, codeSnippets, testCases } = problem;
  const { hints, hiddenTestCount, awaitsTests, timeLimitMs, memoryLimitKb } = problem;
  const shown = picturesShownIn(problem);
  return {
    ...{ id, slug, number, title, difficulty, tags, description, constraints, examples },
    ...{ codeSnippets, testCases, hiddenTestCount, timeLimitMs, memoryLimitKb },
    ...(awaitsTests ? { awaitsTests } : {}),
    hintCount: splitHints(hints).length,
    pictures: row.pictures
      .filter(({ name }) => shown.has(name))
      .map(({ name, hash, width, height }) => {
        const path = `/explore/picture/${id}/${hash}/${encodeURIComponent(name)}`;
        return { name, path, width, height };
      }),
  };
}
