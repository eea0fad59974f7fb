import type { Difficulty, ProblemListItem } from '@stepwise/contracts/problem';
import { comparators, isDifficulty, SORT_KEYS, type SortKey } from './problem-order.ts';
import { numberIn, type PathOf } from './problem-place.ts';

/** How far the reader is with a problem. */
export type Progress = 'solved' | 'tried' | 'new';

const PROGRESS = ['solved', 'tried', 'new'] as const satisfies readonly Progress[];

/** What the list shows, as the address bar holds it. */
export type ProblemQuery = {
  readonly search: string;
  readonly difficulty: Difficulty | null;
  readonly status: Progress | null;
  /** A problem has to have all of them. */
  readonly tags: readonly string[];
  /** Null leaves the problems in the order of their numbers. */
  readonly sort: SortKey | null;
  readonly descending: boolean;
};

export function readProblemQuery(params: URLSearchParams): ProblemQuery {
  const sort = params.get('sort') ?? '';
  const key = sort.replace(/^-/, '');
  const difficulty = params.get('difficulty');
  const status = params.get('status');
  return {
    search: params.get('search') ?? '',
    difficulty: isDifficulty(difficulty) ? difficulty : null,
    status: PROGRESS.find((known) => known === status) ?? null,
    tags: [...new Set(params.getAll('tag'))].filter((tag) => tag !== ''),
    sort: SORT_KEYS.find((known) => known === key) ?? null,
    descending: sort.startsWith('-'),
  };
}

/** Only what differs from the plain list is written, so that the plain list has a plain address. */
export function writeProblemQuery(query: ProblemQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.search) params.set('search', query.search);
  if (query.difficulty) params.set('difficulty', query.difficulty);
  if (query.status) params.set('status', query.status);
  for (const tag of query.tags) params.append('tag', tag);
  if (query.sort) params.set('sort', (query.descending ? '-' : '') + query.sort);
  return params;
}

/** A first click on a column sorts upwards, a second downwards, a third gives the plain order back. */
export function nextSort(query: ProblemQuery, key: SortKey): ProblemQuery {
  if (query.sort !== key) return { ...query, sort: key, descending: false };
  if (!query.descending) return { ...query, descending: true };
  return { ...query, sort: null, descending: false };
}

/** What is known of problems beside what they say themselves. */
export type Knowledge = {
  readonly isSolved: (problem: ProblemListItem) => boolean;
  readonly pathOf: PathOf;
  readonly hasNotes: (problem: ProblemListItem) => boolean;
  /** Whether the reader's notes hold what is searched for. */
  readonly isInNotes: (problem: ProblemListItem) => boolean;
};

export function progressOf(problem: ProblemListItem, isSolved: Knowledge['isSolved']): Progress {
  if (isSolved(problem)) return 'solved';
  return problem.tried ? 'tried' : 'new';
}

/** What a problem is called elsewhere, where that and not its title says what is searched for. */
export function nameFound(
  { title, knownAs = [] }: Pick<ProblemListItem, 'title' | 'knownAs'>,
  search: string,
): string | null {
  const wanted = search.trim().toLowerCase();
  if (wanted === '' || title.toLowerCase().includes(wanted)) return null;
  return knownAs.find((name) => name.toLowerCase().includes(wanted)) ?? null;
}

/** The problems to show. `problems` come in the order of their numbers. */
export function selectProblems(
  problems: readonly ProblemListItem[],
  query: ProblemQuery,
  knowledge: Knowledge,
): ProblemListItem[] {
  const wanted = query.search.trim().toLowerCase();
  const number = numberIn(wanted);
  const { difficulty, status, tags } = query;
  const found = problems.filter(
    (problem) =>
      (problem.number === number ||
        problem.title.toLowerCase().includes(wanted) ||
        nameFound(problem, wanted) !== null ||
        knowledge.isInNotes(problem)) &&
      (difficulty === null || problem.difficulty === difficulty) &&
      tags.every((tag) => problem.tags.includes(tag)) &&
      (status === null || progressOf(problem, knowledge.isSolved) === status),
  );
  if (query.sort === null) return found;
  return found.sort(comparators(knowledge, query.descending)[query.sort]);
}

/** Shorter words stand in too many tags. */
const TAG_SEARCH_MIN = 3;
const TAGS_NAMED_MAX = 3;

/** The first few tags of which a word begins with what is searched for. */
export function tagsNamed(tags: readonly string[], search: string): string[] {
  const wanted = search.trim().toLowerCase();
  if (wanted.length < TAG_SEARCH_MIN) return [];
  return tags
    .filter((tag) => ` ${tag.toLowerCase()}`.includes(` ${wanted}`))
    .slice(0, TAGS_NAMED_MAX);
}

/** Every tag found, in reading order. */
export function tagsOf(problems: readonly ProblemListItem[]): string[] {
  const tags = new Set<string>();
  for (const problem of problems) for (const tag of problem.tags) tags.add(tag);
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...tags].sort(compare);
}
