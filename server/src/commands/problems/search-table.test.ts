import { expect, it } from 'vitest';
import type { SearchRecord } from '../../bank/searches/measure-search.ts';
import { brokenBounds } from './search-bounds.ts';
import { searchTable } from './search-table.ts';

const found = (words: number, seconds: number, more: Partial<SearchRecord> = {}): SearchRecord => ({
  ...{ id: 'x', slug: 'lis', kind: 'labelled', name: 'wrong_answer/a.py', language: 'PYTHON' },
  ...{
    end: 'found',
    words,
    isMinimal: true,
    isSteady: true,
    tried: 10 * words,
    seconds,
    note: null,
  },
  ...more,
});

it('counts by kind and language, and names those that found nothing', () => {
  const table = searchTable([
    found(1, 0.25),
    found(3, 0.5),
    found(9, 4),
    found(0, 60, { end: 'none', words: null, tried: 2500, note: 'needs a long list' }),
    found(2, 1, { kind: 'mutant', language: 'JAVA', name: 'line 3: < became <=' }),
    found(0, 0, { kind: 'mutant', end: 'not wrong', words: null, tried: 0 }),
    found(0, 0, { kind: 'mutant', end: 'broken', words: null, tried: 0, note: 'the validator' }),
  ]);
  expect(table.map((line) => line.trim().replace(/ {2,}/g, ' '))).toEqual([
    'programs number found share words 50 % 95 % seconds 50 % 95 % tried 50 %',
    'labelled, Python 4 3 75.0 % 3 9 0.50 4.00 30',
    'labelled, all 4 3 75.0 % 3 9 0.50 4.00 30',
    'mutant, Python 1 0 0.0 % - - - - -',
    'mutant, Java 1 1 100.0 % 2 2 1.00 1.00 20',
    'mutant, all 2 1 50.0 % 2 2 1.00 1.00 20',
    '',
    'Not found, or found for a right one: 2',
    'lis wrong_answer/a.py (PYTHON): 2500 tried in 60.0 s; needs a long list',
    'lis wrong_answer/a.py (PYTHON): broken; the validator',
  ]);
});

it('names what is above the bounds of a quiet machine', () => {
  const none = { end: 'none', words: null } as const;
  const good = [
    found(3, 1.5),
    found(6, 0.4),
    found(9, 0.2),
    found(0, 9, { kind: 'accepted', ...none }),
  ];
  expect(brokenBounds(good)).toEqual([]);
  expect(
    brokenBounds([
      ...[found(7, 1.6), found(0, 60, none), found(7, 3.5, { kind: 'mutant', language: 'JAVA' })],
      ...[found(1, 1, { kind: 'accepted', name: 'accepted/a.py' }), found(0, 0, { end: 'broken' })],
    ]),
  ).toEqual([
    'lis: broken',
    'labelled: 33.3 % found, at least 98.0 %',
    'lis accepted/a.py: an input is found for a right program',
    '7 words, at most 6',
    'Python: 1.6 s, at most 1.5 s',
    'Java: 3.5 s, at most 3 s',
  ]);
});
