import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { usePeopleStore } from '../../../features/people/people.store.ts';
import { usePersonStore } from '../../../features/people/person.store.ts';
import { useProblemStore } from '../../../features/problems/problem.store.ts';
import { deferred } from '../../../test/deferred.ts';
import { type Answer, fakeServer, failure, success } from '../../../test/fake-server.ts';
import { ada, admin, buildGrant, buildPerson } from '../../../test/people.ts';
import { buildProblemListItem, testId } from '../../../test/problems.ts';
import { Component as User } from './admin-user.tsx';
import { Component as Users } from './admin-users.tsx';

const adas = `/admin/users/${ada.id}`;
const page = (people: object[], nextCursor: string | null = null) =>
  success({ message: 'ok', data: people, nextCursor });
const person = (changes: Parameters<typeof buildPerson>[0] = {}) =>
  success({ message: 'Done to the account', data: buildPerson(changes) });

beforeEach(() => {
  useAuthStore.setState({ authUser: admin });
  usePeopleStore.setState(usePeopleStore.getInitialState(), true);
  usePersonStore.setState(usePersonStore.getInitialState(), true);
  useProblemStore.setState(useProblemStore.getInitialState(), true);
});

function open(path: string) {
  const routes = [
    { path: '/admin/users', element: <Users /> },
    { path: '/admin/users/:id', element: <User /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('users are listed, each with a way to the account', async () => {
  const suspension = { since: ada.createdAt, reason: 'Spam' };
  fakeServer({ 'GET /admin/users': page([buildPerson({ suspension, signedInAt: null })]) });
  open('/admin/users');
  expect(await screen.findByRole('link', { name: ada.name })).toHaveAttribute('href', adas);
  expect(screen.getByText(ada.email)).toBeVisible();
  expect(screen.getAllByText('Suspended', { selector: 'span' })).toHaveLength(1);
});

test('more users are added to those that are shown', async () => {
  const other = buildPerson({ id: admin.id, name: 'Charles Babbage' });
  const pages = [page([buildPerson()], ada.id), page([other])];
  fakeServer({ 'GET /admin/users': () => pages.shift() ?? page([]) });
  open('/admin/users');
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Charles Babbage' })).toBeVisible();
  expect(screen.getByRole('link', { name: ada.name })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('an answer to what was wished before is dropped', async () => {
  let answerFirst: (answer: ReturnType<typeof page>) => void = () => undefined;
  const first = new Promise<ReturnType<typeof page>>((resolve) => (answerFirst = resolve));
  const answers = [first, page([buildPerson({ name: 'Charles Babbage' })])];
  fakeServer({ 'GET /admin/users': () => answers.shift() ?? page([]) });
  const { find } = usePeopleStore.getState();
  const early = find({ search: 'a', only: 'ALL' });
  await find({ search: 'ab', only: 'ALL' });
  answerFirst(page([buildPerson()]));
  await early;
  expect(usePeopleStore.getState().items?.map(({ name }) => name)).toEqual(['Charles Babbage']);
});

test('that nobody is found is said, and so is a failure', async () => {
  fakeServer({ 'GET /admin/users': page([]) });
  open('/admin/users?search=nobody');
  expect(await screen.findByText('Nobody is found')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('nobody');
  fakeServer({ 'GET /admin/users': failure(500, 'INTERNAL', 'Something went wrong') });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  expect(await screen.findByText('The users could not be loaded')).toBeVisible();
});

test('a link is shown once it is made, with what it does', async () => {
  const made = { path: '/reset-password#token', minutes: 30 };
  fakeServer({
    [`GET ${adas}`]: person({ suspension: { since: ada.createdAt, reason: 'Spam' } }),
    [`POST ${adas}/reset-link`]: success({ message: 'ok', data: made }),
  });
  open(adas);
  expect(await screen.findByRole('heading', { level: 1, name: ada.name })).toBeVisible();
  expect(screen.getByText(/of use once you lift the suspension/)).toBeVisible();
  press('Make a link');
  const link = await screen.findByRole('textbox', { name: 'Link to set a new password' });
  expect(link).toHaveValue(`${window.location.origin}/reset-password#token`);
  expect(screen.getByText(/which people elsewhere cannot open/)).toBeVisible();
  expect(link).toHaveAccessibleDescription(/works once, within 30 minutes/);
});

test('a link that is made when another person is looked at leaves that page alone', async () => {
  const charles = buildPerson({ id: testId(7), name: 'Charles Babbage' });
  const late = deferred<Answer>();
  const calls = fakeServer({
    [`GET ${adas}`]: person(),
    [`GET /admin/users/${charles.id}`]: person(charles),
    [`POST ${adas}/reset-link`]: () => late.promise,
  });
  const router = open(adas);
  await screen.findByRole('heading', { level: 1, name: ada.name });
  press('Make a link');
  await waitFor(() => expect(calls.at(-1)?.route).toBe(`POST ${adas}/reset-link`));
  await act(() => router.navigate(`/admin/users/${charles.id}`));
  await screen.findByRole('heading', { level: 1, name: charles.name });
  const made = { path: '/reset-password#token', minutes: 30 };
  await act(async () => {
    late.resolve(success({ message: 'ok', data: made }));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByRole('heading', { level: 1, name: charles.name })).toBeVisible();
  expect(calls.filter(({ route }) => route === `GET ${adas}`)).toHaveLength(1);
});

test('a person is suspended with a reason, and not without, until it is lifted', async () => {
  const suspension = { since: ada.createdAt, reason: 'Spam' };
  const calls = fakeServer({
    [`GET ${adas}`]: person(),
    [`POST ${adas}/suspend`]: person({ suspension, sessionCount: 0 }),
    [`POST ${adas}/unsuspend`]: person(),
  });
  open(adas);
  const reason = await screen.findByRole('textbox', { name: 'Reason' });
  expect(screen.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  fireEvent.change(reason, { target: { value: 'Spam' } });
  press('Suspend');
  expect(await screen.findByText(/^Suspended since .*: Spam$/)).toBeVisible();
  expect(calls.at(-1)).toEqual({ route: `POST ${adas}/suspend`, body: { reason: 'Spam' } });
  expect(screen.getByText(/^Not signed in anywhere/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^Suspended since .*Lift suspension$/);
  press('Lift suspension');
  await screen.findByRole('button', { name: 'Suspend' });
  expect(document.activeElement).toHaveTextContent(/^Reason.*Suspend$/);
});

test('a reason that was on its way when the session ended is there after the sign-in', async () => {
  const other = buildPerson({ id: testId(7), name: 'Charles Babbage' });
  fakeServer({
    [`GET ${adas}`]: person(),
    [`GET /admin/users/${other.id}`]: person(other),
    [`POST ${adas}/suspend`]: failure(401, 'UNAUTHENTICATED', 'Sign in'),
  });
  const reason = () => screen.findByRole('textbox', { name: 'Reason' });
  open(adas);
  fireEvent.change(await reason(), { target: { value: 'Spam' } });
  press('Suspend');
  await waitFor(() => expect(useAuthStore.getState().authUser).toBeNull());
  cleanup();
  useAuthStore.setState({ authUser: admin });
  open(`/admin/users/${other.id}`);
  expect(await reason()).toHaveValue('');
  cleanup();
  open(adas);
  expect(await reason()).toHaveValue('Spam');
});

test('a person is made a setter of the site, and is none any more', async () => {
  const grant = buildGrant({ expiresAt: '2026-04-03T09:30:00.000Z' });
  const calls = fakeServer({
    [`GET ${adas}`]: person(),
    [`POST ${adas}/grants`]: person({ setter: 'SITE', grants: [grant] }),
    [`DELETE ${adas}/grants/${grant.id}`]: person(),
  });
  open(adas);
  fireEvent.change(await screen.findByRole('combobox', { name: 'For how long' }), {
    target: { value: '30' },
  });
  press('Make a setter');
  const list = await screen.findByRole('list', { name: 'Grants' });
  expect(list).toHaveTextContent(/Problems of their own.*by Grace Hopper, until/);
  expect(screen.getByText('Setter', { selector: 'span' })).toBeVisible();
  const body = { role: 'SETTER', scope: 'SITE', days: 30 };
  expect(calls).toContainEqual({ route: `POST ${adas}/grants`, body });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make a setter' })).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'For how long' })).toHaveValue('');
  press('Take away: Problems of their own');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Grants' })).toBeNull());
  expect(document.body).not.toHaveFocus();
});

test('a person is given one problem, which is chosen from all', async () => {
  const problem = buildProblemListItem({ title: 'Two Sum' });
  const calls = fakeServer({
    [`GET ${adas}`]: person(),
    'GET /problems/get-all-problems': success({ message: 'ok', data: [problem] }),
    [`POST ${adas}/grants`]: person({
      grants: [buildGrant({ scope: 'PROBLEM', problem: { id: problem.id, title: 'Two Sum' } })],
    }),
  });
  open(adas);
  fireEvent.change(await screen.findByRole('combobox', { name: 'What they may write' }), {
    target: { value: 'PROBLEM' },
  });
  expect(screen.getByRole('button', { name: 'Make a setter' })).toBeDisabled();
  await screen.findByRole('option', { name: 'Two Sum' });
  const choice = screen.getByRole('combobox', { name: 'Problem' });
  fireEvent.change(choice, { target: { value: problem.id } });
  press('Make a setter');
  const body = { role: 'SETTER', scope: 'PROBLEM', problemId: problem.id, days: null };
  await waitFor(() => expect(calls).toContainEqual({ route: `POST ${adas}/grants`, body }));
  expect(await screen.findByRole('list', { name: 'Grants' })).toHaveTextContent('Two Sum');
});

test('administrators do not suspend themselves', async () => {
  const mine = `/admin/users/${admin.id}`;
  fakeServer({ [`GET ${mine}`]: person({ id: admin.id, role: 'ADMIN' }) });
  open(mine);
  expect(await screen.findByRole('button', { name: 'Make an ordinary user' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
});

test('an administrator is made once it is asked', async () => {
  const calls = fakeServer({
    [`GET ${adas}`]: person(),
    [`PUT ${adas}/role`]: person({ role: 'ADMIN' }),
  });
  open(adas);
  await screen.findByRole('button', { name: 'Make an administrator' });
  press('Make an administrator');
  const dialog = await screen.findByRole('dialog', { name: 'Make an administrator?' });
  expect(dialog).toHaveTextContent(ada.email);
  expect(calls.map(({ route }) => route)).not.toContain(`PUT ${adas}/role`);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Make an administrator' }));
  expect(await screen.findByRole('button', { name: 'Make an ordinary user' })).toBeVisible();
  expect(calls).toContainEqual({ route: `PUT ${adas}/role`, body: { role: 'ADMIN' } });
});

test('others are told that they may not', () => {
  useAuthStore.setState({ authUser: ada });
  const calls = fakeServer({});
  open('/admin/users');
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(calls).toEqual([]);
});
