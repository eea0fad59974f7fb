import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAnnouncementsStore } from '../../../features/announcements/announcements.store.ts';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { buildAnnouncement } from '../../../test/announcements.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada, admin } from '../../../test/people.ts';
import { testId } from '../../../test/problems.ts';
import { Component as Announcements } from './admin-announcements.tsx';

const list = (...all: object[]) => success({ message: 'ok', data: all });

beforeEach(() => {
  useAuthStore.setState({ authUser: admin });
  useAnnouncementsStore.setState(useAnnouncementsStore.getInitialState(), true);
});

function open() {
  const routes = [
    { path: '/', element: <Announcements /> },
    { path: '/dashboard', element: 'Elsewhere' },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('one is written, with its times in this time zone', async () => {
  const made = buildAnnouncement({ id: testId(971), text: 'Closed on Friday' });
  const calls = fakeServer({
    'GET /admin/announcements': list(),
    'POST /admin/announcements': success({ message: 'Announced', data: made }, 201),
  });
  open();
  expect(await screen.findByText('No announcements')).toBeVisible();
  type('Text', made.text);
  type('Level', 'WARNING');
  type('Shown to', 'SIGNED_IN');
  type('From', '2030-07-01T08:00');
  type('Until', '2030-07-02T09:30');
  press('Announce');
  expect(await screen.findByRole('article', { name: made.text })).toBeVisible();
  const body = {
    ...{ text: made.text, level: 'WARNING', audience: 'SIGNED_IN' },
    from: new Date('2030-07-01T08:00').toISOString(),
    until: new Date('2030-07-02T09:30').toISOString(),
  };
  expect(calls).toContainEqual({ route: 'POST /admin/announcements', body });
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue(''));
  // Whoever has written it sees what it looks like.
  await waitFor(() => expect(calls.at(-1)?.route).toBe('GET /announcements'));
});

test('each says whether it is shown, and is changed or deleted', async () => {
  const [now, later, over] = [
    buildAnnouncement(),
    buildAnnouncement({ id: testId(972), text: 'Later', from: '2099-01-01T00:00:00.000Z' }),
    buildAnnouncement({ id: testId(973), text: 'Before', until: '2020-01-01T00:00:00.000Z' }),
  ];
  const path = `/admin/announcements/${now.id}`;
  const changed = { ...now, text: 'At one', version: 2 };
  const calls = fakeServer({
    'GET /admin/announcements': list(now, later, over),
    [`PUT ${path}`]: success({ message: 'Saved', data: changed }),
    [`DELETE ${path}`]: success({ message: 'Announcement deleted', data: null }),
  });
  open();
  const card = (name: string) => within(screen.getByRole('article', { name }));
  await screen.findByRole('article', { name: now.text });
  expect(card(now.text).getByText('Shown now')).toBeVisible();
  expect(card('Later').getByText('To come')).toBeVisible();
  expect(card('Before').getByText('Over')).toBeVisible();

  press(`Edit: ${now.text}`);
  expect(screen.getByLabelText('Text')).toHaveFocus();
  type('Text', 'At one');
  press('Save changes');
  await screen.findByRole('article', { name: 'At one' });
  const { level, audience, from, until } = now;
  const body = { text: 'At one', level, audience, from, until };
  expect(calls).toContainEqual({ route: `PUT ${path}`, body });

  press('Delete: At one');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'At one' })).toBeNull());
});

test('an edit is given up, and the form is for a new one again', async () => {
  const one = buildAnnouncement();
  fakeServer({ 'GET /admin/announcements': list(one) });
  open();
  await screen.findByRole('article', { name: one.text });
  press(`Edit: ${one.text}`);
  press('Leave it as it was');
  expect(screen.getByLabelText('Text')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Announce' })).toBeVisible();
});

test('what was written of a new one comes back after another one was changed', async () => {
  const one = buildAnnouncement();
  const calls = fakeServer({
    'GET /admin/announcements': list(one),
    [`DELETE /admin/announcements/${one.id}`]: success({ message: 'ok', data: null }),
    'POST /admin/announcements': failure(503, 'RESTARTING', 'Back in a moment'),
  });
  open();
  await screen.findByRole('article', { name: one.text });
  type('Text', 'Half written');
  press(`Edit: ${one.text}`);
  press('Leave it as it was');
  expect(screen.getByLabelText('Text')).toHaveValue('Half written');

  // One that is deleted while it is changed can only be announced anew.
  press(`Edit: ${one.text}`);
  press(`Delete: ${one.text}`);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No announcements');
  press('Announce');
  await screen.findByText('Back in a moment');
  expect(calls.at(-1)?.route).toBe('POST /admin/announcements');
});

test('what was changed of one comes back after another one was changed', async () => {
  const [one, other] = [buildAnnouncement(), buildAnnouncement({ id: testId(972), text: 'Later' })];
  fakeServer({ 'GET /admin/announcements': list(one, other) });
  open();
  await screen.findByRole('article', { name: one.text });
  press(`Edit: ${one.text}`);
  type('Text', 'At one');
  press('Edit: Later');
  expect(screen.getByLabelText('Text')).toHaveValue('Later');
  press('Leave it as it was');
  expect(screen.getByLabelText('Text')).toHaveValue('At one');

  // Asked for again it is the same change, which is given up once.
  press('Edit: Later');
  press(`Edit: ${one.text}`);
  expect(screen.getByLabelText('Text')).toHaveValue('At one');
  press('Leave it as it was');
  expect(screen.getByLabelText('Text')).toHaveValue('');
});

test('leaving with something half written is asked about, and not once it is announced', async () => {
  const made = buildAnnouncement({ id: testId(971), text: 'Closed on Friday' });
  fakeServer({
    'GET /admin/announcements': list(),
    'POST /admin/announcements': success({ message: 'Announced', data: made }, 201),
  });
  const router = open();
  await screen.findByText('No announcements');
  type('Text', made.text);
  await act(() => router.navigate('/dashboard'));
  const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  fireEvent.click(question.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Text')).toHaveValue(made.text);

  press('Announce');
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue(''));
  await act(() => router.navigate('/dashboard'));
  expect(screen.getByText('Elsewhere')).toBeVisible();
});

test('a refusal is said, and what was typed stays', async () => {
  const message = 'It must end after it begins';
  fakeServer({
    'GET /admin/announcements': list(),
    'POST /admin/announcements': failure(400, 'VALIDATION_FAILED', message),
  });
  open();
  await screen.findByText('No announcements');
  type('Text', 'Closed');
  expect(screen.getByText(/6 of at most 500 characters/)).toBeVisible();
  press('Announce');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveValue('Closed');
});

test('what could not be loaded is asked for again', async () => {
  const answers = [failure(503, 'RESTARTING', 'Back in a moment'), list()];
  fakeServer({ 'GET /admin/announcements': () => answers.shift() ?? list() });
  open();
  expect(await screen.findByText('Back in a moment')).toBeVisible();
  press('Try again');
  expect(await screen.findByText('No announcements')).toBeVisible();
});

test('a learner is shown nothing of it', () => {
  useAuthStore.setState({ authUser: ada });
  const calls = fakeServer({});
  open();
  expect(screen.queryByText('Written so far')).toBeNull();
  expect(calls).toEqual([]);
});
