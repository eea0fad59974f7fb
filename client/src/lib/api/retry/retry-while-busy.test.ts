import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorCode } from '../failures/api-error.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

beforeEach(() => void vi.useFakeTimers());

const { signal } = new AbortController();

function refusal(code: ApiErrorCode, retryAfterSeconds: number | null): ApiError {
  const fields = { message: 'No', errors: [], requestId: '', status: 503 };
  return new ApiError({ ...fields, code, retryAfterSeconds });
}

test('a busy server is asked again when it says so', async () => {
  const call = vi.fn(() => Promise.resolve('steps'));
  call.mockRejectedValueOnce(refusal('OVERLOADED', 2));
  const answer = retryWhileBusy(call, signal);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(call).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  await expect(answer).resolves.toBe('steps');
});

test('one that stays busy is given up, and so is one that wants to be left alone for longer', async () => {
  const gaveUp = vi.fn();
  retryWhileBusy(() => Promise.reject(refusal('OVERLOADED', 5)), signal).catch(gaveUp);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(gaveUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(gaveUp).toHaveBeenCalledOnce();
  for (const other of [
    refusal('OVERLOADED', 60),
    refusal('OVERLOADED', null),
    refusal('RATE_LIMITED', 2),
    new Error('of another kind'),
  ]) {
    await expect(retryWhileBusy(() => Promise.reject(other), signal)).rejects.toBe(other);
  }
});
