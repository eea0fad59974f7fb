import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, success } from '../../test/fake-server.ts';
import { testId } from '../../test/problems.ts';
import { useActiveTime } from './use-active-time.ts';

const ID = testId(1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the page of a problem, and answers with the seconds that it tells. */
function work() {
  const calls = fakeServer({
    [`POST /review/${ID}/active`]: success({ message: 'ok', data: null }),
  });
  const { unmount } = renderHook(() => useActiveTime(ID));
  return { told: () => calls.map(({ body }) => (body as { seconds: number }).seconds), unmount };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('tells each minute of work, and the rest when the page is left', async () => {
  const { told, unmount } = work();
  await pass(60);
  expect(told()).toEqual([60]);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(80);
  expect(told()).toEqual([60, 60]);
  unmount();
  await pass(1);
  expect(told()).toEqual([60, 60, 20]);
});

test('counts two minutes after the last key, and not longer', async () => {
  const { told, unmount } = work();
  await pass(600);
  unmount();
  await pass(1);
  expect(told()).toEqual([60, 60]);
});

test('counts nothing while the page is out of sight', async () => {
  const { told, unmount } = work();
  await pass(30);
  const isSeen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(50);
  isSeen.mockReturnValue('visible');
  await pass(20);
  unmount();
  await pass(1);
  expect(told()).toEqual([50]);
});
