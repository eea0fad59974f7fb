import {
  PROBLEM_FIGURES_PAGE,
  type ProblemFigures,
  type ProblemFiguresSort,
} from '@stepwise/contracts/metrics';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../lib/db.ts';
import { keepFor } from '../../lib/keep-for.ts';
import { countProblems, findHardestTests } from './problem-figures.queries.ts';
import { inOrder } from './problem-order.ts';

/** How old figures may be. */
const KEPT_MS = 60_000;
const PAGES_KEPT = 20;

type Wish = {
  readonly sort: ProblemFiguresSort;
  readonly descending: boolean;
  /** Counts from 1. */
  readonly page: number;
};

type Page = { readonly data: ProblemFigures[]; readonly total: number };

type HardestTests = Readonly<Record<string, ProblemFigures['hardestTest']>>;

/**
 * Reads pages of problems. All are counted, so that they can be in any order, once in a while and a few at a
 * time; the tests that fail are looked for on the page alone.
 */
export function problemFiguresReader(db: Database): (wish: Wish) => Promise<Page> {
  const count = keepFor(KEPT_MS, () => countProblems(db));
  const hardest = new LRUCache<string, HardestTests>({
    max: PAGES_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (ids) => {
      const rows = await findHardestTests(db, ids.split(' '));
      return Object.fromEntries(rows.map(({ id, ...test }) => [id, test]));
    },
  });
  return async ({ page, ...order }) => {
    const problems = await count();
    const end = page * PROBLEM_FIGURES_PAGE;
    const shown = inOrder(problems, order).slice(end - PROBLEM_FIGURES_PAGE, end);
    const ids = shown.map(({ id }) => id).sort();
    const tests = shown.length === 0 ? undefined : await hardest.fetch(ids.join(' '));
    const data = shown.map((row) => ({ ...row, hardestTest: tests?.[row.id] ?? null }));
    return { data, total: problems.length };
  };
}
