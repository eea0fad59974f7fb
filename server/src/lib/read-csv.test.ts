import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

it.each([
  ['commas', 'Ada,ada@a.example\nGrace,grace@a.example'],
  ['semicolons', 'Ada;ada@a.example\nGrace;grace@a.example'],
  ['tabs, as a spreadsheet copies', 'Ada\tada@a.example\nGrace\tgrace@a.example'],
  ['breaks of Windows, and one at the end', 'Ada,ada@a.example\r\nGrace,grace@a.example\r\n'],
  ['breaks of old Macs', 'Ada,ada@a.example\rGrace,grace@a.example'],
  ['spaces', ' Ada ,  ada@a.example\n  "Grace" , grace@a.example  '],
  [
    'a byte order mark, and empty lines',
    '\uFEFF\n,\nAda,ada@a.example\n \nGrace,grace@a.example\n\n',
  ],
])('cells are told apart by %s', (_what, text) => {
  expect(cellsOf(text)).toEqual([
    ['Ada', 'ada@a.example'],
    ['Grace', 'grace@a.example'],
  ]);
});

it('quoted cells hold separators, quotes and line breaks, and lines are counted through them', () => {
  expect(readCsv('"a, ""b""","c\r\nd"\n\ne,"",f')).toEqual([
    { line: 1, cells: ['a, "b"', 'c\r\nd'], hasOpenQuote: false },
    { line: 4, cells: ['e', '', 'f'], hasOpenQuote: false },
  ]);
});

it('a comma is part of a name where semicolons part the cells', () => {
  expect(cellsOf('Hopper, Grace;grace@a.example')).toEqual([['Hopper, Grace', 'grace@a.example']]);
});

it.each(['a,"b', 'a,"b"c', '"a,b\nc,d'])('%j has a quote that does not end', (text) => {
  expect(readCsv(text)[0]?.hasOpenQuote).toBe(true);
});

it.each(['', '\n\n', '\uFEFF', ' , ,\n'])('%j has no rows', (text) => {
  expect(readCsv(text)).toEqual([]);
});

it.each([['"'], ['""'], [',"'], ['a"'], ['"a",']])('%j, many times, is read at once', (piece) => {
  const started = performance.now();
  readCsv(piece.repeat(200_000 / piece.length));
  expect(performance.now() - started).toBeLessThan(1_000);
});
