import { expect, test } from 'vitest';
import { testId } from '../../test/problems.ts';
import { buildRehearsal, buildRehearsalProblem } from '../../test/rehearsals.ts';
import { clockText, secondsLeft, secondsOn, warningBetween } from './clock.ts';

test('counts from the clock of the server, whatever this device believes', () => {
  const rehearsal = buildRehearsal({
    ...{ now: '2001-01-01T00:00:00.000Z', endsAt: '2001-01-01T00:30:00.000Z' },
  });
  const running = { rehearsal, readAt: 5_000 };
  expect(secondsLeft(running, 5_000)).toBe(1_800);
  expect(secondsLeft(running, 5_001)).toBe(1_800);
  expect(secondsLeft(running, 65_000)).toBe(1_740);
  expect(secondsLeft(running, 9_000_000)).toBe(0);
});

test('the time of a problem goes on while it is the open one', () => {
  const problems = [
    buildRehearsalProblem({ seconds: 100, isOpen: true }),
    buildRehearsalProblem({ problemId: testId(101), seconds: 40 }),
  ];
  const running = { rehearsal: buildRehearsal({ problems }), readAt: 5_000 };
  const on = (id: number, at: number) => secondsOn(running, testId(id), secondsLeft(running, at));
  expect(on(100, 5_000)).toBe(100);
  expect(on(100, 65_000)).toBe(160);
  expect(on(101, 65_000)).toBe(40);
  // What was left before the answer came is shown for a moment.
  expect(secondsOn(running, testId(100), secondsLeft(running, 5_000) + 1)).toBe(100);
});

test.each([
  [0, '0:00'],
  [59, '0:59'],
  [65, '1:05'],
  [3_600, '60:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test.each([
  [901, 900, 'Half of the time is left'],
  [1_000, 850, 'Half of the time is left'],
  [301, 300, '5 minutes left'],
  // After a sleep of the device the shortest is what counts.
  [1_000, 30, '1 minute left'],
  [300, 299, null],
  [60, 59, null],
])('between %d and %d seconds it says %s', (before, after, words) => {
  expect(warningBetween(before, after, { minutes: 30 })).toBe(words);
});
