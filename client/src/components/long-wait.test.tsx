import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LongWait } from './long-wait.tsx';

const words = () => screen.queryByText('No news for a while. Stop ends the wait.');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a wait is told with the way out once it has become long, and each begins anew', () => {
  vi.useFakeTimers();
  const of = (wait: string) => <LongWait key={wait} wayOut="Stop ends the wait." />;
  const { rerender } = render(of('one'));
  pass(19_000);
  expect(words()).toBeNull();
  pass(1_000);
  expect(words()).toBeVisible();
  rerender(of('another'));
  expect(words()).toBeNull();
  pass(20_000);
  expect(words()).toBeVisible();
});
