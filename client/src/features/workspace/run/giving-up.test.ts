import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { testId } from '../../../test/problems.ts';
import { pollSubmission } from './poll-submission.ts';
import { retryWhileAway } from './retry-while-away.ts';

beforeEach(() => void vi.useFakeTimers());

/** By how much somebody sets the clock meanwhile. */
const CLOCKS = [-3_600_000, 3_600_000];
const setClockOff = (ms: number) => vi.setSystemTime(Date.now() + ms);
const { signal } = new AbortController();

const refused = (code: 'NETWORK' | 'RESTARTING' | 'TESTS_NOT_READY', status: number) => () =>
  Promise.reject(new ApiError({ code, message: 'No', errors: [], requestId: '', status }));

test.each(CLOCKS)('a submission is asked for five minutes, the clock set by %i ms', async (ms) => {
  const gaveUp = vi.fn();
  pollSubmission(testId(1), refused('NETWORK', 0), signal).catch(gaveUp);
  await vi.advanceTimersByTimeAsync(10_000);
  setClockOff(ms);
  await vi.advanceTimersByTimeAsync(280_000);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(gaveUp).toHaveBeenCalledOnce();
});

test.each(CLOCKS)('a server is called for a minute, the clock set by %i ms', async (ms) => {
  const gaveUp = vi.fn();
  retryWhileAway(refused('RESTARTING', 503), signal).catch(gaveUp);
  await vi.advanceTimersByTimeAsync(10_000);
  setClockOff(ms);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gaveUp).toHaveBeenCalledOnce();
});

test('tests that are being made are waited for, for a quarter of an hour', async () => {
  const gaveUp = vi.fn();
  const onWait = vi.fn();
  retryWhileAway(refused('TESTS_NOT_READY', 503), signal, onWait).catch(gaveUp);
  await vi.advanceTimersByTimeAsync(14 * 60_000);
  expect(onWait).toHaveBeenCalledWith(expect.objectContaining({ code: 'TESTS_NOT_READY' }));
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(gaveUp).toHaveBeenCalledOnce();
});
