import type { Difficulty } from '@stepwise/contracts/problem';
import type { SolvedRow } from './solved-rows.ts';

const COLUMNS = ['title', 'difficulty', 'language', 'date'] as const;

export type SolvedColumn = (typeof COLUMNS)[number];

/** What the table of solved problems shows, as the address bar holds it. */
export type SolvedQuery = {
  readonly search: string;
  /** Null leaves the order of the API: last solved first. */
  readonly sort: SolvedColumn | null;
  readonly descending: boolean;
};

const STEEPNESS: Record<Difficulty, number> = { EASY: 0, MEDIUM: 1, HARD: 2 };

export function readSolvedQuery(params: URLSearchParams): SolvedQuery {
  const sort = params.get('sort') ?? '';
  return {
    search: params.get('search') ?? '',
    sort: COLUMNS.find((column) => column === sort.replace(/^-/, '')) ?? null,
    descending: sort.startsWith('-'),
  };
}

/** `params` with the query in it; what else they hold stays. */
export function writeSolvedQuery(query: SolvedQuery, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  const sort = query.sort === null ? '' : (query.descending ? '-' : '') + query.sort;
  for (const [key, value] of [
    ['search', query.search],
    ['sort', sort],
  ] as const) {
    if (value) written.set(key, value);
    else written.delete(key);
  }
  return written;
}

export function nextSolvedSort(query: SolvedQuery, column: SolvedColumn): SolvedQuery {
  if (query.sort !== column) return { ...query, sort: column, descending: false };
  if (!query.descending) return { ...query, descending: true };
  return { ...query, sort: null, descending: false };
}

/** Rows whose title holds the search text, whatever its case, in the order that was chosen. */
export function selectSolved(rows: readonly SolvedRow[], query: SolvedQuery): SolvedRow[] {
  const wanted = query.search.trim().toLowerCase();
  const found = rows.filter(({ title }) => title.toLowerCase().includes(wanted));
  if (query.sort === null) return found;
  const compare = COMPARE[query.sort];
  const direction = query.descending ? -1 : 1;
  return found.sort((left, right) => direction * compare(left, right));
}

const COMPARE: Record<SolvedColumn, (left: SolvedRow, right: SolvedRow) => number> = {
  title: (left, right) => left.title.localeCompare(right.title, 'en', { numeric: true }),
  difficulty: (left, right) => STEEPNESS[left.difficulty] - STEEPNESS[right.difficulty],
  language: (left, right) => left.language.localeCompare(right.language, 'en'),
  date: (left, right) => Date.parse(left.date) - Date.parse(right.date),
};
