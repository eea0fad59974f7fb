import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../test/clock.ts';
import { RunPlayer } from './run-player.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Step' });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('a real run plays by itself until somebody takes over', () => {
  render(<RunPlayer />);
  const start = slider().valueAsNumber;
  pass(900);
  const second = slider().valueAsNumber;
  expect(second).toBeGreaterThan(start);
  press('Step back');
  expect(slider().valueAsNumber).toBe(start);
  pass(9_000);
  expect(slider().valueAsNumber).toBe(start);
  press('Play');
  pass(900);
  expect(slider().valueAsNumber).toBe(second);
  press('Pause');
  pass(9_000);
  expect(slider().valueAsNumber).toBe(second);
});

test('it leaves the keys that scroll to the page, unless the slider has them', async () => {
  vi.useRealTimers();
  render(<RunPlayer />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  const start = slider().valueAsNumber;
  await user.keyboard('{End}');
  expect(slider().valueAsNumber).toBe(start);
  await user.keyboard('{ArrowRight}');
  const second = slider().valueAsNumber;
  expect(second).toBeGreaterThan(start);
  slider().focus();
  await user.keyboard('{End}');
  expect(slider().valueAsNumber).toBeGreaterThan(second);
});

test('it ends with the answer of the problem, and can be played again', () => {
  render(<RunPlayer />);
  const start = slider().valueAsNumber;
  for (let step = 0; step < 60; step += 1) pass(900);
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('End, after'));
  expect(screen.getByRole('region', { name: 'Output so far' })).toHaveTextContent('5');
  press('Play');
  expect(slider().valueAsNumber).toBe(start);
});

test('with reduced motion it rests until it is asked to play', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<RunPlayer />);
  const start = slider().valueAsNumber;
  pass(9_000);
  expect(slider().valueAsNumber).toBe(start);
  vi.useRealTimers();
  slider().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(slider().valueAsNumber).toBeGreaterThan(start);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});
