import { afterEach, expect, test, vi } from 'vitest';
import { buildProblemListItem } from '../../test/problems.ts';
import { buildSolved } from '../../test/solved.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { JOKES, pickOfDay, QUOTES } from './daily-words.ts';
import { dayOf } from './days.ts';
import { shareByDifficulty, shareByLevel, shareByTag, solvedThisWeek } from './progress.ts';
import { readSolvedQuery, selectSolved, writeSolvedQuery } from './solved-query.ts';
import { solvedRows } from './solved-rows.ts';
import { figuresLine } from './submission-line.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  // Sunday 23:30 in Los Angeles, Monday 8:30 in Berlin; the week starts on Monday, 9 March.
  ['Europe/Berlin', 1],
  ['America/Los_Angeles', 0],
])('the week begins on Monday in %s', (zone, count) => {
  vi.stubEnv('TZ', zone);
  const today = dayOf(new Date('2026-03-12T12:00:00Z'));
  expect(solvedThisWeek([buildSolved({ solvedAt: '2026-03-09T06:30:00Z' })], today)).toBe(count);
  expect(solvedThisWeek([], today)).toBe(0);
});

const listed = [
  buildProblemListItem({ difficulty: 'EASY', tags: ['Array', 'LVL-0'] }),
  buildProblemListItem({ difficulty: 'EASY', tags: ['Array', 'Math', 'LVL-1'] }),
  buildProblemListItem({ difficulty: 'HARD', tags: ['DP', 'LVL-1'] }),
];
const solved = listed.slice(1, 2).map((problem) => buildSolved(problem));

test('shares by difficulty, 0 of 0 included', () => {
  const shares = shareByDifficulty(listed, solved).map((share) => [share.solved, share.total]);
  expect(shares).toEqual([
    [1, 2],
    [0, 0],
    [0, 1],
  ]);
});

test('shares by level and by tag', () => {
  expect(shareByLevel(listed, solved)).toEqual([
    { label: 'LVL-0', solved: 0, total: 1 },
    { label: 'LVL-1', solved: 1, total: 2 },
    { label: 'LVL-2', solved: 0, total: 0 },
    { label: 'LVL-3', solved: 0, total: 0 },
  ]);
  const tags = shareByTag(listed, solved).map(({ label }) => label);
  expect(tags).toEqual(['Array', 'Math', 'DP']);
});

test('a solved problem has language and date of its latest accepted submission', () => {
  const [first] = solvedRows(
    [buildSolved({ id: 'p1' })],
    [
      buildSubmission({ problemId: 'p1', createdAt: '2026-03-01T00:00:00.000Z' }),
      buildSubmission({
        problemId: 'p1',
        language: 'JAVA',
        createdAt: '2026-03-02T00:00:00.000Z',
      }),
      buildSubmission({
        problemId: 'p1',
        language: 'PYTHON',
        status: 'Wrong Answer',
        createdAt: '2026-03-03T00:00:00.000Z',
      }),
      buildSubmission({ problemId: 'p2', createdAt: '2026-03-04T00:00:00.000Z' }),
    ],
  );
  expect(first).toMatchObject({ language: 'Java', date: '2026-03-02T00:00:00.000Z' });
});

test('without an accepted submission the language is N/A and the date the problem’s own', () => {
  const updatedAt = '2026-02-01T00:00:00.000Z';
  const [row] = solvedRows([buildSolved({ updatedAt })], []);
  expect(row).toMatchObject({ language: 'N/A', date: updatedAt });
});

test('solved problems are searched and sorted, and the address remembers', () => {
  const rows = solvedRows(
    [
      buildSolved({ title: 'Word Ladder', difficulty: 'HARD' }),
      buildSolved({ title: 'Two Sum', difficulty: 'EASY' }),
      buildSolved({ title: 'Add Two', difficulty: 'MEDIUM' }),
    ],
    [],
  );
  const titles = (address: string) =>
    selectSolved(rows, readSolvedQuery(new URLSearchParams(address))).map(({ title }) => title);
  expect(titles('')).toEqual(['Word Ladder', 'Two Sum', 'Add Two']);
  expect(titles('search=TWO&sort=title')).toEqual(['Add Two', 'Two Sum']);
  expect(titles('sort=-difficulty')).toEqual(['Word Ladder', 'Add Two', 'Two Sum']);
  const query = { search: 'a', sort: 'date', descending: true } as const;
  const written = writeSolvedQuery(query, new URLSearchParams('tab=problems'));
  expect(written.toString()).toBe('tab=problems&search=a&sort=-date');
  expect(readSolvedQuery(written)).toEqual(query);
});

test('figures are averages over the tests, with two decimals, of what was accepted', () => {
  const figures = { time: '["0.021 s", "0.5 s"]', memory: '["9216 KB", "10240 KB"]' };
  expect(figuresLine({ status: 'Accepted', ...figures })).toBe('0.26 s · 9.50 Mb');
  expect(figuresLine({ status: 'Wrong Answer', ...figures })).toBeNull();
});

test('five quotes and five jokes; every quote has its days', () => {
  expect([new Set(QUOTES).size, new Set(JOKES).size]).toEqual([5, 5]);
  const picked = Array.from({ length: 365 }, (_, day) => pickOfDay(20_000 + day, 5));
  expect(new Set(picked)).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(pickOfDay(20_000, 5)).toBe(picked[0]);
});
