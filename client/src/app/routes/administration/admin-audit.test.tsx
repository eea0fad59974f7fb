import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import * as api from '../../../features/people/audit/audit.api.ts';
import { useAuditStore } from '../../../features/people/audit/audit.store.ts';
import { fakeServer, failure, success } from '../../../test/fake-server.ts';
import { ada, admin, buildAuditEvent } from '../../../test/people.ts';
import { testId } from '../../../test/problems.ts';
import { Component as Audit } from './admin-audit.tsx';

const page = (events: object[], nextCursor: string | null = null) =>
  success({ message: 'ok', data: events, nextCursor });

beforeEach(() => {
  useAuthStore.setState({ authUser: admin });
  useAuditStore.setState(useAuditStore.getInitialState(), true);
});

function open(query = '') {
  const routes = [{ path: '/admin/audit', element: <Audit /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/admin/audit${query}`] });
  render(<RouterProvider router={router} />);
  return router;
}

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Acts, newest first' });
  return within(list).getAllByRole('listitem');
};

test('acts are listed with who did them and whom they are about', async () => {
  fakeServer({ 'GET /admin/audit': page([buildAuditEvent()]) });
  open();
  const [row] = await rows();
  expect(row).toHaveTextContent('Suspended: Copied solutions');
  expect(row).toHaveTextContent('from 203.0.113.7');
  expect(screen.getByRole('link', { name: ada.name })).toHaveAttribute(
    'href',
    `/admin/users/${ada.id}`,
  );
  expect(screen.getByRole('link', { name: admin.name })).toHaveAttribute(
    'href',
    `/admin/users/${admin.id}`,
  );
});

test('what is gone leads to all that was done to it, and a command to nobody', async () => {
  const gone = { type: 'problem', id: testId(1), name: 'Old Sum', isThere: false };
  const event = { action: 'problem.deleted', by: null, ip: null, about: gone };
  fakeServer({ 'GET /admin/audit': page([buildAuditEvent(event)]) });
  open();
  const [row] = await rows();
  expect(row).toHaveTextContent('Problem deleted');
  expect(row).toHaveTextContent('by a command on the server');
  expect(screen.getByRole('link', { name: 'Old Sum' })).toHaveAttribute(
    'href',
    `/admin/audit?about=${testId(1)}`,
  );
});

test('a grant names its problem: as a link to it, and of a deleted one to what was done to it', async () => {
  const grant = { before: null, after: { role: 'SETTER', scope: 'PROBLEM' } };
  const sum = { id: testId(1), title: 'Two Sum', isThere: true };
  const old = { id: testId(2), title: 'Old Sum', isThere: false };
  const given = { ...grant, action: 'grant.given', problem: sum };
  const taken = { before: grant.after, after: null, action: 'grant.taken', problem: old };
  const events = [
    buildAuditEvent({ ...given, id: testId(3) }),
    buildAuditEvent({ ...taken, id: testId(4) }),
    buildAuditEvent({ action: 'grant.given', after: { role: 'SETTER', scope: 'SITE' } }),
  ];
  fakeServer({ 'GET /admin/audit': page(events) });
  open();
  const [first, second, third] = await rows();
  expect(first).toHaveTextContent(`Made a setter, of one problem: Two Sumabout ${ada.name}`);
  expect(second).toHaveTextContent('No longer a setter, of one problem: Old Sum (deleted)');
  expect(third).toHaveTextContent(`Made a setter, of problems of their ownabout ${ada.name}`);
  const placeOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(placeOf('Two Sum')).toBe(`/problem/${testId(1)}`);
  expect(placeOf('Old Sum')).toBe(`/admin/audit?about=${testId(2)}`);
});

test('neither a text is said twice, nor of an export whom it is about', async () => {
  const text = 'We restart at noon, see https://school.example';
  const about = { type: 'announcement', id: testId(2), name: text.slice(0, 30), isThere: true };
  const made = { action: 'announcement.made', about, before: null, after: { text } };
  const exported = {
    id: testId(3),
    action: 'users.exported',
    before: null,
    after: { only: 'ALL' },
  };
  fakeServer({ 'GET /admin/audit': page([buildAuditEvent(made), buildAuditEvent(exported)]) });
  open();
  const [first, second] = await rows();
  expect(first).toHaveTextContent(`Announcement made: ${text}about an announcement`);
  expect(second).toHaveTextContent('Users exported as a CSV file');
  expect(second).not.toHaveTextContent('about');
});

test('a chosen filter is in the address, and is what the server is asked for', async () => {
  const list = vi.spyOn(api, 'listAudit').mockResolvedValue({ data: [], nextCursor: null });
  const router = open('?by=grace');
  expect(await screen.findByText('Nothing is found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
    'href',
    '/admin/audit',
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Act' }), {
    target: { value: 'role.changed' },
  });
  await vi.waitFor(() =>
    expect(list).toHaveBeenLastCalledWith({ by: 'grace', action: 'role.changed' }, null),
  );
  expect(router.state.location.search).toBe('?act=role.changed&by=grace');
});

test('once the filters are cleared the focus is at the acts', async () => {
  const answers = [page([]), page([buildAuditEvent()])];
  fakeServer({ 'GET /admin/audit': () => answers.shift() ?? page([]) });
  open('?by=nobody');
  await userEvent.click(await screen.findByRole('link', { name: 'Clear filters' }));
  await rows();
  expect(document.activeElement).toContainElement(screen.getByRole('list', { name: /^Acts/ }));
  expect(document.body).not.toHaveFocus();
});

test('without filters that nothing was done is said otherwise, and so is a failure', async () => {
  const answers = [failure(500, 'INTERNAL', 'Something went wrong'), page([])];
  fakeServer({ 'GET /admin/audit': () => answers.shift() ?? page([]) });
  open();
  expect(await screen.findByText('The audit log could not be loaded')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was done yet')).toBeVisible();
});

test('older acts are added to those that are shown', async () => {
  const pages = [page([buildAuditEvent()], ada.id), page([buildAuditEvent({ id: testId(2) })])];
  fakeServer({ 'GET /admin/audit': () => pages.shift() ?? page([]) });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await vi.waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('others are told that they may not', () => {
  useAuthStore.setState({ authUser: ada });
  const calls = fakeServer({});
  open();
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(calls).toEqual([]);
});
