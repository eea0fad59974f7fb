import {
  PROBLEM_FIGURES_PAGE,
  type ProblemFigures,
  type ProblemFiguresSort,
} from '@stepwise/contracts/metrics';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../lib/db/db.ts';
import { keepFor } from '../../lib/cache/keep-for.ts';
import { countProblems, findHardestTests, findUsedHints } from './problem-figures.queries.ts';
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

type OfPage = Readonly<Record<string, Pick<ProblemFigures, 'hints' | 'hardestTest'>>>;

/**
 * Reads pages of problems. All are counted, so that they can be in any order, once in a while and a few at a
 * time; hints and the tests that fail are looked for on the page alone.
 */
export function problemFiguresReader(db: Database): (wish: Wish) => Promise<Page> {
  const count = keepFor(KEPT_MS, () => countProblems(db));
  const details = new LRUCache<string, OfPage>({
    max: PAGES_KEPT,
    ttl: KEPT_MS,
    fetchMethod: (ids) => findDetails(db, ids.split(' ')),
  });
  return async ({ page, ...order }) => {
    const problems = await count();
    const end = page * PROBLEM_FIGURES_PAGE;
    const shown = inOrder(problems, order).slice(end - PROBLEM_FIGURES_PAGE, end);
    const ids = shown.map(({ id }) => id).sort();
    const found = shown.length === 0 ? undefined : await details.fetch(ids.join(' '));
    const data = shown.map((row) => ({ ...row, ...(found?.[row.id] ?? NO_DETAILS) }));
    return { data, total: problems.length };
  };
}

const NO_DETAILS = { hints: null, hardestTest: null };

async function findDetails(db: Database, ids: readonly string[]): Promise<OfPage> {
  const [hints, tests] = [await findUsedHints(db, ids), await findHardestTests(db, ids)];
  const found: Record<string, Pick<ProblemFigures, 'hints' | 'hardestTest'>> = {};
  for (const { id, ...used } of hints) found[id] = { ...NO_DETAILS, hints: used };
  for (const { id, ...test } of tests) {
    found[id] = { ...(found[id] ?? NO_DETAILS), hardestTest: test };
  }
  return found;
}
