import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
import { Stopwatch } from './stopwatch.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs by itself where the time belongs to the task, and stops with it', () => {
  const { rerender } = render(<Stopwatch passed={null} />);
  const watch = screen.getByRole('button');
  expect(watch).toHaveAccessibleName('Start the timer');
  rerender(<Stopwatch passed={30} />);
  pass(40_000);
  expect(watch).toHaveTextContent('1:10');
  rerender(<Stopwatch passed={null} />);
  pass(10_000);
  expect(watch).toHaveAccessibleName('Start the timer at 1:10');
});

test('counts while it is on, and goes on where it was stopped', () => {
  render(<Stopwatch />);
  const watch = screen.getByRole('button');
  expect(watch).toHaveAccessibleName('Start the timer');
  fireEvent.click(watch);
  pass(65_000);
  expect(watch).toHaveTextContent('1:05');
  expect(watch).toHaveAccessibleName('Pause the timer');
  expect(watch).not.toHaveAttribute('aria-pressed');
  fireEvent.click(watch);
  pass(10_000);
  expect(watch).toHaveAccessibleName('Start the timer at 1:05');
  fireEvent.click(watch);
  pass(3_600_000);
  expect(watch).toHaveTextContent('1:01:05');
});
