import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useMessagesStore } from '../../../features/messages/messages.store.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada, admin, buildMessage } from '../../../test/people.ts';
import { testId } from '../../../test/problems.ts';
import { Component as Messages } from './admin-messages.tsx';

const [first, second] = [buildMessage(), buildMessage({ id: testId(981), name: 'Grace' })];
const page = (messages: object[], nextCursor: string | null = null) =>
  success({ message: 'ok', data: messages, unread: 3, nextCursor });

beforeEach(() => {
  useAuthStore.setState({ authUser: admin });
  useMessagesStore.setState(useMessagesStore.getInitialState(), true);
});

const open = () =>
  render(
    <MemoryRouter>
      <Messages />
    </MemoryRouter>,
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('messages are read page by page, marked and deleted', async () => {
  const pages = [page([first], first.id), page([second])];
  const path = `/admin/messages/${first.id}`;
  const read = { ...first, readAt: '2026-03-05T10:00:00.000Z' };
  const calls = fakeServer({
    'GET /admin/messages': () => pages.shift() ?? page([]),
    [`PUT ${path}`]: success({ message: 'Saved', data: read }),
    [`DELETE ${path}`]: success({ message: 'Message deleted', data: null }),
  });
  open();
  const card = await screen.findByRole('article', { name: `From ${first.name}` });
  expect(within(card).getByText('Unread')).toBeVisible();
  expect(within(card).getByRole('link')).toHaveAttribute('href', `mailto:${first.email}`);
  expect(screen.getByRole('heading', { name: '3 unread' })).toBeVisible();
  press('Show more');
  await screen.findByRole('article', { name: 'From Grace' });

  press(`Mark as read: ${first.name}`);
  await screen.findByRole('heading', { name: '2 unread' });
  expect(within(card).queryByText('Unread')).toBeNull();
  expect(calls).toContainEqual({ route: `PUT ${path}`, body: { isRead: true } });

  press(`Delete: ${first.name}`);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByRole('article', { name: `From ${first.name}` })).toBeNull();
  expect(screen.getByRole('heading', { name: '2 unread' })).toBeVisible();
});

test('an empty box says what comes there', async () => {
  fakeServer({ 'GET /admin/messages': page([]) });
  open();
  expect(await screen.findByText('No messages')).toBeVisible();
});

test('what could not be loaded is asked for again', async () => {
  const answers = [failure(503, 'RESTARTING', 'Back in a moment'), page([first])];
  fakeServer({ 'GET /admin/messages': () => answers.shift() ?? page([]) });
  open();
  expect(await screen.findByText('Back in a moment')).toBeVisible();
  press('Try again');
  expect(await screen.findByText(/^The page is too small/)).toBeVisible();
});

test('a learner is shown nothing of it', () => {
  useAuthStore.setState({ authUser: ada });
  const calls = fakeServer({});
  open();
  expect(screen.queryByText('No messages')).toBeNull();
  expect(calls).toEqual([]);
});

test('what is marked twice counts once', async () => {
  const read = { ...first, readAt: '2026-03-05T10:00:00.000Z' };
  fakeServer({
    'GET /admin/messages': page([first]),
    [`PUT /admin/messages/${first.id}`]: success({ message: 'Saved', data: read }),
  });
  open();
  await screen.findByRole('article', { name: `From ${first.name}` });
  press(`Mark as read: ${first.name}`);
  press(`Mark as read: ${first.name}`);
  await screen.findByRole('button', { name: `Mark as unread: ${first.name}` });
  expect(await screen.findByRole('heading', { name: '2 unread' })).toBeVisible();
});
