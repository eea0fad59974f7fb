import { expect, test } from 'vitest';
import {
  average,
  formatDate,
  formatDateTime,
  formatKb,
  formatMb,
  formatPercent,
  formatSeconds,
  percentOf,
  readFigures,
} from './format.ts';

test('dates are dd/mm/yyyy in the time zone of the reader', () => {
  expect(formatDate(new Date(2026, 2, 7, 23, 30).toISOString())).toBe('07/03/2026');
  expect(formatDate('no date')).toBe('');
  expect(formatDateTime(new Date(2026, 2, 7, 9, 5).toISOString())).toBe('07/03/2026 09:05');
  expect(formatDateTime('no date')).toBe('');
});

test('figures have the decimals of the spec', () => {
  expect(formatPercent(percentOf(2, 3))).toBe('66.7%');
  expect(formatPercent(percentOf(0, 0))).toBe('0.0%');
  expect(formatSeconds(0.0214)).toBe('0.021 s');
  expect(formatSeconds(0.0214, 2)).toBe('0.02 s');
  expect(formatKb(9216.4)).toBe('9216 KB');
  expect(formatMb(9216)).toBe('9.00 Mb');
});

test('reads the numbers of a list in JSON text', () => {
  expect(readFigures('["0.021 s", "0.5 s"]')).toEqual([0.021, 0.5]);
  expect(readFigures('[9216, "N/A"]')).toEqual([9216]);
  expect(readFigures('null')).toEqual([]);
  expect(readFigures('not JSON')).toEqual([]);
});

test('the average of nothing is 0', () => {
  expect(average([1, 2])).toBe(1.5);
  expect(average([])).toBe(0);
});
