import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useInvitationStore } from '../../../features/registration/invitation.store.ts';
import { useMailReportStore } from '../../../features/registration/mail-report.store.ts';
import { useRegistrationStore } from '../../../features/registration/registration.store.ts';
import * as saving from '../../../lib/browser/save-file.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada, admin, buildInvitation } from '../../../test/people.ts';
import { Component as Registration } from './admin-registration.tsx';

const registration = (mode: string, domains: string[] = []) =>
  success({ message: 'ok', data: { mode, domains, revision: 1 } });
const page = (invitations: object[], nextCursor: string | null = null) =>
  success({ message: 'ok', data: invitations, nextCursor });

const mails = (report: object = {}) =>
  success({
    message: 'ok',
    data: { isOn: false, waiting: 0, waitingError: null, failed: [], ...report },
  });

const READS = {
  'GET /admin/registration': registration('OPEN'),
  'GET /admin/invitations': page([buildInvitation()]),
  'GET /admin/mail': mails(),
};

beforeEach(() => {
  useAuthStore.setState({ authUser: admin });
  useRegistrationStore.setState(useRegistrationStore.getInitialState(), true);
  useInvitationStore.setState(useInvitationStore.getInitialState(), true);
  useMailReportStore.setState(useMailReportStore.getInitialState(), true);
});

const open = () =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Registration /> }])} />,
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('who can register is decided, with domains in any writing', async () => {
  const calls = fakeServer({ ...READS, 'PUT /admin/registration': registration('INVITATION') });
  open();
  expect(await screen.findByRole('radio', { name: /^Everybody/ })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: /^Who is invited/ }));
  const domains = screen.getByRole('textbox', { name: 'Domains of their emails' });
  fireEvent.change(domains, { target: { value: ' school.example, firm.example\n' } });
  press('Save');
  await screen.findByRole('button', { name: 'Save', busy: false });
  const body = { mode: 'INVITATION', domains: ['school.example', 'firm.example'], basedOn: 1 };
  expect(calls).toContainEqual({ route: 'PUT /admin/registration', body });
});

test('what another administrator has changed meanwhile is what the form begins with', async () => {
  fakeServer(READS);
  const { unmount } = open();
  expect(await screen.findByRole('radio', { name: /^Everybody/ })).toBeChecked();
  unmount();
  fakeServer({ ...READS, 'GET /admin/registration': registration('CLOSED') });
  open();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Nobody/ })).toBeChecked());
});

test('a refusal is said, and what was typed stays', async () => {
  const refusal = failure(400, 'VALIDATION_FAILED', 'Write each domain like school.example');
  fakeServer({ ...READS, 'PUT /admin/registration': refusal });
  open();
  const domains = await screen.findByRole('textbox', { name: 'Domains of their emails' });
  fireEvent.change(domains, { target: { value: 'school' } });
  press('Save');
  expect(await screen.findByText('Write each domain like school.example')).toBeVisible();
  expect(domains).toHaveValue('school');
});

test('an invitation is made, shown once, and listed', async () => {
  const invitation = buildInvitation({ id: ada.id, note: 'Class 9a', taken: 0 });
  const data = { invitation, path: '/register#token' };
  const calls = fakeServer({
    ...READS,
    'POST /admin/invitations': success({ message: 'ok', data }, 201),
  });
  open();
  expect(await screen.findByRole('rowheader', { name: /^Class 10b/ })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'For whom' }), {
    target: { value: 'Class 9a' },
  });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'How many people' }), {
    target: { value: '30' },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Works for' }), {
    target: { value: '30' },
  });
  press('Make an invitation');
  const link = await screen.findByRole('textbox', { name: 'Invitation for Class 9a' });
  expect(link).toHaveValue(`${window.location.origin}/register#token`);
  expect(screen.getAllByText(/which people elsewhere cannot open/)[0]).toHaveTextContent(
    'CLIENT_ORIGIN',
  );
  expect(calls).toContainEqual({
    route: 'POST /admin/invitations',
    body: { note: 'Class 9a', places: 30, days: 30 },
  });
  expect(screen.getByRole('rowheader', { name: /^Class 9a/ })).toBeVisible();
  expect(screen.getByText('0 of 30')).toBeVisible();
});

test('what was on its way when the session ended is there after the sign-in', async () => {
  const ended = failure(401, 'UNAUTHENTICATED', 'Sign in');
  fakeServer({ ...READS, 'PUT /admin/registration': ended, 'POST /admin/invitations': ended });
  const box = (name: string) => screen.findByRole('textbox', { name });
  for (const [name, text, button] of [
    ['Domains of their emails', 'school.example', 'Save'],
    ['For whom', 'Class 9a', 'Make an invitation'],
  ] as const) {
    const { unmount } = open();
    fireEvent.change(await box(name), { target: { value: text } });
    press(button);
    await waitFor(() => expect(useAuthStore.getState().authUser).toBeNull());
    unmount();
    useAuthStore.setState({ authUser: admin });
    const again = open();
    expect(await box(name)).toHaveValue(text);
    again.unmount();
  }
});

test('an invitation is withdrawn after a question', async () => {
  const revoke = `POST /admin/invitations/${buildInvitation().id}/revoke`;
  const revoked = buildInvitation({ state: 'REVOKED' });
  fakeServer({ ...READS, [revoke]: success({ message: 'ok', data: revoked }) });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw Class 10b' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw Class 10b' })).toBeNull();
});

test('the question names the address, the list who registered', async () => {
  const of = { note: 'Class 9a', places: 1 };
  const used = {
    state: 'USED_UP',
    usedBy: { id: ada.id, name: ada.name, email: ada.email },
  } as const;
  const invitations = [
    buildInvitation({ ...of, email: 'lea@school.example' }),
    buildInvitation({ ...of, id: ada.id, email: 'ada@school.example', taken: 1, ...used }),
  ];
  fakeServer({ ...READS, 'GET /admin/invitations': page(invitations) });
  open();
  const name = 'Withdraw Class 9a, lea@school.example';
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(screen.getByRole('dialog')).toHaveTextContent('“Class 9a, lea@school.example”');
  const row = screen.getByRole('rowheader', { name: /ada@school\.example/, hidden: true });
  expect(row).toHaveTextContent('Registered as Ada Lovelace, ada@example.com');
  expect(within(row).getByRole('link', { name: ada.name, hidden: true })).toHaveAttribute(
    'href',
    `/admin/users/${ada.id}`,
  );
});

test('an invitation says when the account of who used it is gone', async () => {
  const of = { note: '', email: null, places: 1, taken: 1, state: 'USED_UP' } as const;
  fakeServer({ ...READS, 'GET /admin/invitations': page([buildInvitation(of)]) });
  open();
  expect(await screen.findByRole('rowheader', { name: /^For a deleted account/ })).toBeVisible();
});

test('more invitations are added to those that are shown', async () => {
  const other = buildInvitation({ id: ada.id, note: 'Class 9a' });
  const pages = [page([buildInvitation()], ada.id), page([other])];
  fakeServer({ ...READS, 'GET /admin/invitations': () => pages.shift() ?? page([]) });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('rowheader', { name: /^Class 9a/ })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^Class 10b/ })).toBeVisible();
});

const LIST =
  'name,email\r\n"Ada L.",Ada@school.example\r\nGrace <grace@school.example>; ada@school.example';
const EMAILS = ['ada@school.example', 'grace@school.example'];

async function fillInList() {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name of the list' }), {
    target: { value: 'Class 9a' },
  });
  fireEvent.change(screen.getByRole('textbox', { name: 'Addresses' }), { target: { value: LIST } });
}

const madeFor = (path: string | null) => {
  const ids = [ada.id, admin.id];
  const data = EMAILS.map((email, n) => ({
    invitation: buildInvitation({ id: ids[n] ?? '', note: 'Class 9a', email, places: 1, taken: 0 }),
    path,
  }));
  return success({ message: 'ok', data }, 201);
};

test('without mail a pasted list becomes a file of links', async () => {
  const save = vi.spyOn(saving, 'saveFile').mockReturnValue();
  const calls = fakeServer({
    ...READS,
    'POST /admin/invitations/many': madeFor('/register#token'),
  });
  open();
  await fillInList();
  expect(screen.getByText('This site sends no mail', { exact: false })).toBeVisible();
  expect(screen.getByText('Found: 2.', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send invitations' })).toBeNull();
  press('Save links as CSV');
  expect(await screen.findByText('2 invitations saved as invitations.csv')).toBeVisible();
  expect(screen.getAllByText(/which people elsewhere cannot open/)[1]).toBeVisible();
  expect(calls).toContainEqual({
    route: 'POST /admin/invitations/many',
    body: { note: 'Class 9a', days: 7, emails: EMAILS, byMail: false },
  });
  const file = await save.mock.calls[0]?.[1].text();
  expect(file).toContain(
    `Ada L.,ada@school.example,${window.location.origin}/register#token,2026-03-11\r\n`,
  );
  const row = screen.getByRole('rowheader', { name: /grace@school\.example/ });
  expect(row).toBeVisible();
});

test('with mail the invitations are sent, and what could not be is told', async () => {
  const failed = [
    {
      ...{ id: ada.id, kind: 'INVITATION', to: 'old@school.example' },
      ...{ failedAt: '2026-03-04T09:30:00.000Z', error: 'No such user here' },
    },
  ];
  const waitingError = 'connect ECONNREFUSED';
  const reports = [mails({ isOn: true, failed }), mails({ isOn: true, waiting: 2, waitingError })];
  const calls = fakeServer({
    ...READS,
    'GET /admin/mail': () => reports.shift() ?? mails({ isOn: true }),
    'POST /admin/invitations/many': madeFor(null),
  });
  open();
  expect(await screen.findByText('No such user here')).toBeVisible();
  await fillInList();
  press('Send invitations');
  expect(await screen.findByText('2 invitations on the way')).toBeVisible();
  expect(await screen.findByText(/^Mails that wait to be sent: 2\./)).toBeVisible();
  expect(screen.getByText(`The last try failed: ${waitingError}`)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Addresses' })).toHaveValue('');
  expect(calls).toContainEqual({
    route: 'POST /admin/invitations/many',
    body: { note: 'Class 9a', days: 7, emails: EMAILS, byMail: true },
  });
});

test('how many mails wait is looked at until none does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const reports = [mails({ isOn: true, waiting: 1 }), mails({ isOn: true })];
    const calls = fakeServer({ ...READS, 'GET /admin/mail': () => reports.shift() ?? mails() });
    open();
    expect(await screen.findByText('Mails that wait to be sent: 1.')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('No mail waits to be sent.')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(calls.filter(({ route }) => route === 'GET /admin/mail')).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a list that is refused stays, with the reason', async () => {
  const refusal = failure(400, 'VALIDATION_FAILED', 'Enter a valid email');
  fakeServer({ ...READS, 'POST /admin/invitations/many': refusal });
  open();
  await fillInList();
  press('Save links as CSV');
  expect(await screen.findByText('Enter a valid email')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Addresses' })).toHaveValue(LIST.replaceAll('\r', ''));
});

test('a refusal names the addresses that it is about', async () => {
  const message = 'Only emails at b.example can register here';
  const details = [0, 1].map((n) => ({ path: `emails.${String(n)}`, message }));
  const refusal = failure(400, 'VALIDATION_FAILED', message, details);
  fakeServer({ ...READS, 'POST /admin/invitations/many': refusal });
  open();
  await fillInList();
  press('Save links as CSV');
  expect(await screen.findByText(`${message}: ${EMAILS.join(', ')}`)).toBeVisible();
});

test('who is no administrator sees nothing of it', () => {
  useAuthStore.setState({ authUser: ada });
  const calls = fakeServer(READS);
  open();
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(calls).toEqual([]);
});
