import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { usePlaylistStore } from '../../features/playlists/playlist.store.ts';
import { useProblemStore } from '../../features/problems/problem.store.ts';
import { fakeServer, success } from '../../test/fake-server.ts';
import { ada } from '../../test/people.ts';
import { buildProblemListItem } from '../../test/problems.ts';
import { Shell } from '../shell.tsx';

const stairs = buildProblemListItem({ title: 'Climbing Stairs', number: 31 });
const tour = buildProblemListItem({ title: 'Shortest Tour', number: 139 });

beforeEach(() => {
  fakeServer({
    'GET /problems/get-all-problems': success({ message: 'ok', data: [tour, stairs] }),
    'GET /playlist': success({ message: 'ok', data: [] }),
    'POST /auth/logout': success({ message: 'ok' }),
  });
  useProblemStore.setState(useProblemStore.getInitialState(), true);
  usePlaylistStore.setState(usePlaylistStore.getInitialState(), true);
  useAuthStore.setState({ authUser: ada, isCheckingAuth: false });
});

function show() {
  const page = <textarea aria-label="Page" data-code-editor="" />;
  const router = createMemoryRouter([
    { Component: Shell, children: [{ path: '*', element: page }] },
  ]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), path: () => router.state.location.pathname };
}

const field = () => screen.findByRole('combobox', { name: /^Search problems/ });
const dialog = () => screen.queryByRole('dialog', { name: 'Go to a problem or page' });
const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

test('Ctrl+K, a few letters and Enter lead to a problem', async () => {
  const { user, path } = show();
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  await user.type(input, 'tour');
  const option = await screen.findByRole('option', { name: /Shortest Tour/ });
  expect(option).toHaveTextContent('#139');
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(active(input)).toBe(option);
  await user.keyboard('{Enter}');
  expect(path()).toBe(`/problem/${tour.id}`);
  expect(dialog()).toBeNull();
});

test('arrows go round, and say where they are', async () => {
  const { user, path } = show();
  await user.click(screen.getByRole('button', { name: 'Go to a problem or page' }));
  const input = await field();
  expect(active(input)).toHaveTextContent('Home');
  await user.type(input, '{ArrowUp}');
  expect(active(input)).toHaveTextContent('Log out');
  await user.type(input, '{ArrowDown}{ArrowDown}');
  expect(active(input)).toHaveTextContent('Problems');
  await user.keyboard('{Enter}');
  expect(path()).toBe('/problems');
});

test('says how much is found, and when nothing is', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'nothing like it');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(screen.getByText('0 results')).toBeInTheDocument();
});

test('changes the theme, and signs out, by pointer too', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'theme');
  await user.click(screen.getByRole('option', { name: 'Use the light theme' }));
  expect(document.documentElement.dataset['theme']).toBe('stepwise-light');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'log out{Enter}');
  await waitFor(() => expect(useAuthStore.getState().authUser).toBeNull());
});

test('in the code editor Ctrl+K stays the editor’s', async () => {
  const { user } = show();
  await user.click(screen.getByRole('textbox', { name: 'Page' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(dialog()).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('{Control>}k{/Control}');
  await field();
  expect(dialog()).not.toBeNull();
});
