import type { Difficulty, ProblemListItem } from '@stepwise/contracts/problem';

// Written out, and checked by its type: the contract's own list would bring the schema library along.
const STEEPNESS: Record<Difficulty, number> = { EASY: 0, MEDIUM: 1, HARD: 2 };

const SORT_KEYS = ['status', 'title', 'difficulty'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** What the list shows, as the address bar holds it. */
export type ProblemQuery = {
  readonly search: string;
  readonly difficulty: Difficulty | null;
  readonly tag: string | null;
  /** Null leaves the newest on top. */
  readonly sort: SortKey | null;
  readonly descending: boolean;
};

export function readProblemQuery(params: URLSearchParams): ProblemQuery {
  const sort = params.get('sort') ?? '';
  const key = sort.replace(/^-/, '');
  const difficulty = params.get('difficulty');
  return {
    search: params.get('search') ?? '',
    difficulty: isDifficulty(difficulty) ? difficulty : null,
    tag: params.get('tag') || null,
    sort: SORT_KEYS.find((known) => known === key) ?? null,
    descending: sort.startsWith('-'),
  };
}

function isDifficulty(text: string | null): text is Difficulty {
  return text !== null && Object.hasOwn(STEEPNESS, text);
}

/** Only what differs from the plain list is written, so that the plain list has a plain address. */
export function writeProblemQuery(query: ProblemQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set('search', query.search);
  if (query.difficulty) params.set('difficulty', query.difficulty);
  if (query.tag) params.set('tag', query.tag);
  if (query.sort) params.set('sort', (query.descending ? '-' : '') + query.sort);
  return params;
}

/** A first click on a column sorts upwards, a second downwards, a third gives the plain order back. */
export function nextSort(query: ProblemQuery, key: SortKey): ProblemQuery {
  if (query.sort !== key) return { ...query, sort: key, descending: false };
  if (!query.descending) return { ...query, descending: true };
  return { ...query, sort: null, descending: false };
}

/**
 * The problems to show. `problems` come oldest first, as the API tells them, and are shown newest first;
 * `isSolved` says what the status column shows.
 */
export function selectProblems(
  problems: readonly ProblemListItem[],
  query: ProblemQuery,
  isSolved: (problem: ProblemListItem) => boolean,
): ProblemListItem[] {
  const wanted = query.search.trim().toLowerCase();
  const found = problems
    .filter((problem) => problem.title.toLowerCase().includes(wanted))
    .filter((problem) => query.difficulty === null || problem.difficulty === query.difficulty)
    .filter((problem) => query.tag === null || problem.tags.includes(query.tag))
    .reverse();
  if (query.sort === null) return found;
  const compare = comparators(isSolved)[query.sort];
  const direction = query.descending ? -1 : 1;
  return found.sort((left, right) => direction * compare(left, right));
}

/** Every tag found, in reading order. */
export function tagsOf(problems: readonly ProblemListItem[]): string[] {
  return [...new Set(problems.flatMap((problem) => problem.tags))].sort(collator.compare);
}

const collator = new Intl.Collator('en', { numeric: true });

type Compare = (left: ProblemListItem, right: ProblemListItem) => number;

function comparators(isSolved: (problem: ProblemListItem) => boolean): Record<SortKey, Compare> {
  return {
    status: (left, right) => Number(isSolved(left)) - Number(isSolved(right)),
    title: (left, right) => collator.compare(left.title, right.title),
    difficulty: (left, right) => STEEPNESS[left.difficulty] - STEEPNESS[right.difficulty],
  };
}
