import { expect, test } from 'vitest';
import {
  average,
  formatAgo,
  formatDate,
  formatDateTime,
  formatKb,
  formatMb,
  formatPercent,
  formatSeconds,
  formatWhen,
  percentOf,
  readFigures,
} from './format.ts';

test('dates are dd/mm/yyyy in the time zone of the reader', () => {
  expect(formatDate(new Date(2026, 2, 7, 23, 30).toISOString())).toBe('07/03/2026');
  expect(formatDate('no date')).toBe('');
  expect(formatDateTime(new Date(2026, 2, 7, 9, 5).toISOString())).toBe('07/03/2026 09:05');
  expect(formatDateTime('no date')).toBe('');
});

test('of the last day a date says how long ago it was, before that the time of day', () => {
  const then = new Date(2026, 2, 7, 9, 5).toISOString();
  const later = (hours: number) => Date.parse(then) + hours * 3_600_000;
  expect(formatWhen(then, later(23))).toBe('07/03/2026, 23 hours ago');
  expect(formatWhen(then, later(24))).toBe('07/03/2026 09:05');
  expect(formatWhen('no date', later(0))).toBe('');
});

test('how long ago is told in the largest unit that fits', () => {
  const now = Date.parse('2026-03-07T12:00:00Z');
  expect(formatAgo('2026-03-07T11:59:30Z', now)).toBe('just now');
  expect(formatAgo('2026-03-07T12:05:00Z', now)).toBe('just now');
  expect(formatAgo('2026-03-07T11:58:59Z', now)).toBe('1 minute ago');
  expect(formatAgo('2026-03-07T09:30:00Z', now)).toBe('2 hours ago');
  expect(formatAgo('2026-02-24T12:00:00Z', now)).toBe('11 days ago');
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
