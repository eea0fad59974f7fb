import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { useUnreadStore } from '../../../lib/unread-messages.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { AdminNav } from './admin-nav.tsx';

beforeEach(() => {
  useUnreadStore.setState(useUnreadStore.getInitialState(), true);
});

const UNREAD = 'GET /admin/messages/unread';
const unread = (count: number) => success({ message: 'ok', data: { unread: count } });
const open = () =>
  render(
    <MemoryRouter>
      <AdminNav />
    </MemoryRouter>,
  );

test.each([
  [1, 'Messages 1 unread'],
  [99, 'Messages 99 unread'],
  [5_000, 'Messages 99+ unread'],
])('the link to the messages says that %i are unread', async (count, name) => {
  fakeServer({ [UNREAD]: unread(count) });
  open();
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/admin/messages');
});

test.each([
  ['there are none', unread(0)],
  ['nobody knows', failure(503, 'DATABASE_UNAVAILABLE', 'The database does not answer')],
])('it says nothing when %s', async (_when, answer) => {
  const calls = fakeServer({ [UNREAD]: answer });
  open();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await Promise.resolve();
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
});
