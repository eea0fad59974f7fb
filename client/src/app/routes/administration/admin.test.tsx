import type { Readiness } from '@stepwise/contracts/health';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { useAdminStore } from '../../../features/admin/admin.store.ts';
import { useRejudgingStore } from '../../../features/admin/rejudging.store.ts';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { useUnreadStore } from '../../../lib/unread-messages.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { ada, admin } from '../../../test/people.ts';
import { buildProblemListItem } from '../../../test/problems.ts';
import { Component } from './admin.tsx';

const readiness: Readiness = {
  ready: true,
  version: '1.2.3',
  database: { ok: true, reason: null },
  disk: { ok: false, reason: 'The disk is nearly full' },
  problems: { ok: false, reason: 'listsum has no large test cases' },
  addresses: { ok: false, reason: 'Everybody seems to come from one address' },
  judge: {
    engine: 'local',
    state: 'degraded',
    isolation: 'bubblewrap (namespaces)',
    accounting: 'Memory is watched',
    reasons: ['No Java on this machine'],
    remedies: ['Install a JDK'],
    languages: [
      {
        key: 'PYTHON',
        id: 71,
        label: 'Python',
        available: true,
        version: '3.11',
        reason: null,
        traceable: true,
      },
      {
        key: 'JAVA',
        id: 62,
        label: 'Java',
        available: false,
        version: null,
        reason: 'no javac',
        traceable: false,
      },
    ],
  },
};

const quiet = {
  'GET /readyz': success(readiness),
  'GET /rejudging': success({ message: 'ok', data: [] }),
  'GET /problems/get-all-problems': success({ message: 'ok', data: [buildProblemListItem()] }),
};

beforeEach(() => {
  useAdminStore.setState(useAdminStore.getInitialState(), true);
  useRejudgingStore.setState(useRejudgingStore.getInitialState(), true);
  useProblemStore.setState(useProblemStore.getInitialState(), true);
  useUnreadStore.setState({ unread: 0 });
});

function open(authUser: typeof ada) {
  useAuthStore.setState({ authUser });
  render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
}

test('others are told that they may not, and where to go', () => {
  const calls = fakeServer({});
  open(ada);
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText('You do not have permission to view this page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(calls).toEqual([]);
});

test('an administrator has three ways to go on', async () => {
  fakeServer(quiet);
  open(admin);
  expect(screen.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  expect(screen.getByText('Signed in as Grace Hopper')).toBeVisible();
  const ways = [
    ['Add Problem', '/add-problem', 'Create and publish a new problem.'],
    ['Overview', '/dashboard', 'View site metrics and recent activity.'],
    ['Manage Problems', '/problems', 'Browse and edit existing problems.'],
  ] as const;
  for (const [name, to, text] of ways) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(await screen.findByText('local')).toBeVisible();
});

test('says which release runs here', async () => {
  fakeServer(quiet);
  open(admin);
  expect((await screen.findByText('Release')).nextSibling).toHaveTextContent('1.2.3');
});

test('what needs somebody comes first, with what to do about it', async () => {
  fakeServer({
    ...quiet,
    'GET /admin/messages/unread': success({ message: 'ok', data: { unread: 2 } }),
  });
  open(admin);
  const first = await screen.findByRole('region', { name: 'Needs attention' });
  const titles = within(first).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'The judge is degraded',
    'The disk is nearly full',
    'listsum has no large test cases',
    'Everybody seems to come from one address',
    '2 messages are unread',
  ]);
  expect(within(first).getByText('No Java on this machine')).toBeVisible();
  expect(within(first).getByText('Install a JDK')).toBeVisible();
  expect(within(first).getByRole('link', { name: '2 messages are unread' })).toHaveAttribute(
    'href',
    '/admin/messages',
  );
  const [heading] = screen.getAllByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent('Needs attention');
});

test('where nothing does, that is said in a line', async () => {
  const well = { ok: true, reason: null };
  const judge = { ...readiness.judge, state: 'ready', reasons: [], remedies: [] };
  const ready = { ...readiness, judge, disk: well, problems: well, addresses: well };
  fakeServer({ ...quiet, 'GET /readyz': success(ready) });
  open(admin);
  const first = await screen.findByRole('region', { name: 'Nothing needs attention' });
  expect(within(first).queryByRole('listitem')).toBeNull();
});

test('nothing is said to be well once the state is no longer known', async () => {
  const well = { ok: true, reason: null };
  const judge = { ...readiness.judge, state: 'ready', reasons: [], remedies: [] };
  const ready = { ...readiness, judge, disk: well, problems: well, addresses: well };
  useUnreadStore.setState({ unread: null });
  fakeServer({ ...quiet, 'GET /readyz': success(ready) });
  open(admin);
  const first = await screen.findByRole('region', { name: 'Nothing needs attention' });
  expect(first).toHaveTextContent('Judge, database and disk are well.');
  fakeServer({ ...quiet, 'GET /readyz': 'unreachable' });
  await act(() => useAdminStore.getState().getReadiness());
  expect(screen.queryByText(/are well/)).toBeNull();
});

test('the state of the judge is shown', async () => {
  fakeServer(quiet);
  open(admin);
  expect(await screen.findByText('Degraded')).toBeVisible();
  expect(screen.getByText('bubblewrap (namespaces)')).toBeVisible();
  expect(screen.getByText('Memory is watched')).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'Languages' }));
  expect(table.getByRole('row', { name: /Python 3\.11/ })).toBeVisible();
  expect(table.getByRole('row', { name: /Java Not available: no javac/ })).toBeVisible();
});

test('a judge that cannot be asked is said to be unknown', async () => {
  fakeServer({ ...quiet, 'GET /readyz': 'unreachable' });
  open(admin);
  expect(await screen.findByText("The judge's state is not known")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
