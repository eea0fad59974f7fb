import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../../test/clock.ts';
import { announceBackendDown, announceBackendUp } from '../../../lib/api/connectivity.ts';
import { ConnectivityToast } from './connectivity-toast.tsx';

const DOWN = 'Backend is unreachable. Some actions may fail.';
const BACK = "Back online. You're good to go.";

beforeEach(() => {
  vi.useFakeTimers();
  render(<ConnectivityToast />);
});

afterEach(() => {
  vi.useRealTimers();
});

const down = () => act(() => announceBackendDown({ status: null, message: 'Network Error' }));
const up = () => act(() => announceBackendUp());
const toast = () => screen.getByRole('status');

test('says nothing of an answer without a failure before it', () => {
  up();
  expect(toast()).toBeEmptyDOMElement();
});

test('a failure stays until the backend answers', () => {
  down();
  expect(toast()).toHaveTextContent(DOWN);
  pass(60_000);
  expect(toast()).toHaveTextContent(DOWN);
});

test('the answer after a failure is shown for two seconds, from the first one on', () => {
  down();
  up();
  expect(toast()).toHaveTextContent(BACK);
  pass(1_500);
  up();
  pass(499);
  expect(toast()).toHaveTextContent(BACK);
  pass(1);
  expect(toast()).toBeEmptyDOMElement();
});

test('a failure during those two seconds replaces the timer', () => {
  down();
  up();
  pass(1_000);
  down();
  pass(5_000);
  expect(toast()).toHaveTextContent(DOWN);
  up();
  expect(toast()).toHaveTextContent(BACK);
});
