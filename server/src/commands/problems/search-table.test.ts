import { expect, it } from 'vitest';
import type { SearchRecord } from '../../bank/searches/measure-search.ts';
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
    'Not found: 2',
    'lis wrong_answer/a.py (PYTHON): 2500 tried in 60.0 s; needs a long list',
    'lis wrong_answer/a.py (PYTHON): broken; the validator',
  ]);
});
