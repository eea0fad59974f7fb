import { expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

test('a moment is the same after a field has had it, to the minute', () => {
  const moment = new Date('2026-07-05T23:59:00.000Z');
  expect(fromLocalTime(toLocalTime(moment))).toBe(moment.toISOString());
});

test('what is no time is left to the server', () => {
  expect(fromLocalTime('')).toBe('');
});
