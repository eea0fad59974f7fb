import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, success } from '../../test/fake-server.ts';
import { buildFigures } from '../../test/explored.ts';
import { sayPublicProblems } from '../../test/public-problems.ts';
import { useFigures, useFiguresStore } from './use-figures.ts';

const FIGURES = 'GET /explore/figures';

beforeEach(() => {
  useFiguresStore.setState(useFiguresStore.getInitialState(), true);
  sayPublicProblems('on');
});

function Users({ isSeen }: { isSeen: boolean }) {
  return <p>{useFigures(isSeen)?.users ?? 'unknown'}</p>;
}

test('the figures are asked for when the first is seen, and once for all', async () => {
  const data = buildFigures({ users: 777 });
  const calls = fakeServer({ [FIGURES]: success({ message: 'ok', data }) });
  const { rerender } = render(<Users isSeen={false} />);
  expect(screen.getByText('unknown')).toBeVisible();
  expect(calls).toEqual([]);
  rerender(<Users isSeen />);
  expect(await screen.findByText('777')).toBeVisible();
  render(<Users isSeen />);
  expect(screen.getAllByText('777')).toHaveLength(2);
  expect(calls).toHaveLength(1);
});

test('what could not be asked is asked again by the next', async () => {
  const calls = fakeServer({ [FIGURES]: 'unreachable' });
  const { unmount } = render(<Users isSeen />);
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(useFiguresStore.getState().isAsked).toBe(false));
  expect(screen.getByText('unknown')).toBeVisible();
  unmount();
  fakeServer({ [FIGURES]: success({ message: 'ok', data: buildFigures({ users: 5 }) }) });
  render(<Users isSeen />);
  expect(await screen.findByText('5')).toBeVisible();
});

test('where visitors may read nothing, nobody asks', () => {
  sayPublicProblems('off');
  render(<Users isSeen />);
  expect(screen.getByText('unknown')).toBeVisible();
  expect(useFiguresStore.getState().isAsked).toBe(false);
});
