import { afterEach, expect, test, vi } from 'vitest';
import { enterApp } from './enter-app.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page that was wanted is loaded anew after 500 ms, and not before', () => {
  vi.useFakeTimers();
  const assign = vi.fn();
  // Assigned, the location would go through the window's own setter and stay.
  vi.stubGlobal('window', Object.create(window, { location: { value: { assign } } }));
  enterApp('/learn');
  vi.advanceTimersByTime(499);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/learn');
});
