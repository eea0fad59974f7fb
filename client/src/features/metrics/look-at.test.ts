import { expect, test } from 'vitest';
import { buildMetrics } from '../../test/metrics.ts';
import { lookAtBackup, lookAtDisks, lookAtFailures, lookAtQueue, lookAtTimes } from './look-at.ts';

const { queue, judging, machine } = buildMetrics();
const DAY = 86_400;

test.each([
  [5, 'fine'],
  [60, 'warning'],
  [600, 'alarm'],
])('a submission that waits for %s s is %s', (oldestSeconds, tone) => {
  expect(lookAtQueue({ ...queue, oldestSeconds }).tone).toBe(tone);
});

test('nothing waits for nothing', () => {
  const look = lookAtQueue({ waiting: 0, isMore: false, running: 2, oldestSeconds: 0 });
  expect(look).toEqual({ value: '0', note: '2 being judged', tone: 'fine' });
});

test('what was not counted to its end is more', () => {
  expect(lookAtQueue({ ...queue, waiting: 5_000, isMore: true }).value).toBe('5,000+');
});

test('how long people waited is told of the hour and of the day, where somebody did', () => {
  const nobody = { ...judging.hour, judged: 0, p50Seconds: null, p95Seconds: null };
  const day = 'in 24 h 1.2 s, 95% within 12 s';
  expect(lookAtTimes(judging).note).toBe(`95% within 8.6 s; ${day}`);
  expect(lookAtTimes({ ...judging, hour: nobody })).toMatchObject({ value: '–', note: day });
  expect(lookAtTimes({ ...judging, hour: nobody, day: nobody }).note).toBe('no verdict in 24 h');
});

test('a failure of the last hour is a warning, an older one is told', () => {
  expect(lookAtFailures(judging)).toEqual({ value: '0', note: '2 in 24 h', tone: 'fine' });
  const hour = { ...judging.hour, failed: 1 };
  expect(lookAtFailures({ ...judging, hour })).toMatchObject({ value: '1', tone: 'warning' });
});

test.each([
  ['none', { ageSeconds: null }, 'None', 'alarm'],
  ['one of tonight', { ageSeconds: 9 * 3_600 }, '9 h ago', 'fine'],
  ['one of two days', { ageSeconds: 2 * DAY }, '2 days ago', 'fine'],
  ['an older one', { ageSeconds: 2 * DAY + 1 }, '2 days ago', 'warning'],
  ['one of a database elsewhere', null, 'Not here', 'fine'],
])('of backups, %s', (_name, backup, value, tone) => {
  expect(lookAtBackup(backup)).toMatchObject({ value, tone });
});

test('a disk that is nearly full is an alarm, whichever it is', () => {
  expect(lookAtDisks(machine)).toEqual({
    ...{ value: '12 GB', note: 'of 40 GB; temporary 3.2 GB', tone: 'fine' },
  });
  const full = { freeBytes: 1e6, totalBytes: 4e9, isLow: true };
  expect(lookAtDisks({ ...machine, scratch: full }).tone).toBe('alarm');
  expect(lookAtDisks({ ...machine, data: full, scratch: null })).toEqual({
    ...{ value: '1.0 MB', note: 'of 4.0 GB', tone: 'alarm' },
  });
});

test('a server that stores and judges nothing has no disk to look at', () => {
  expect(lookAtDisks({ ...machine, data: null, scratch: null }).value).toBe('Not here');
});
