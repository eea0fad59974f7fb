import { expect, test, vi } from 'vitest';
import { inTime, LateScript } from './in-time.ts';

test('a script that comes or fails is as it is', async () => {
  expect(await inTime(Promise.resolve('here'))).toBe('here');
  await expect(inTime(Promise.reject(new TypeError('404')))).rejects.toThrow('404');
});

test('one that does neither is given up after 35 s', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  void inTime(new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(34_000);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(LateScript));
});
