import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useSettingsStore } from '../../../features/settings/settings.store.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada, admin } from '../../../test/people.ts';
import { buildSetting, settings, site } from '../../../test/settings.ts';
import { Component as Settings } from './admin-settings.tsx';

beforeEach(() => {
  useAuthStore.setState({ authUser: admin });
  useSettingsStore.setState(useSettingsStore.getInitialState(), true);
});

const answer = (data: object) => success({ message: 'ok', data });

const open = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Settings /> }])} />);

test('each setting has its value and its origin, and a secret only whether it is set', async () => {
  const secret = { isSecret: true, value: null };
  const accounts = {
    about: 'Accounts',
    settings: [
      buildSetting({ name: 'JWT_SECRET', ...secret, origin: 'DATA_DIR' }),
      buildSetting({ name: 'ADMIN_PASSWORD', ...secret, isSet: false }),
    ],
  };
  const started = [...settings.started, accounts];
  fakeServer({
    'GET /admin/settings': answer({ ...settings, started }),
    'GET /admin/site': answer(site),
  });
  open();
  const server = within(await screen.findByRole('region', { name: 'Server' }));
  const [port] = server.getAllByRole('listitem');
  expect(port).toHaveTextContent(/^PORT.*3000Environment$/);
  const rows = within(screen.getByRole('region', { name: 'Accounts' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/SetData folder$/);
  expect(rows[1]).toHaveTextContent(/Not setDefault$/);
  const decided = within(screen.getByRole('region', { name: 'Decided here' }));
  expect(decided.getByText('Who is invited')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send a test mail' })).toBeNull();
  expect(decided.getByRole('link')).toHaveAttribute('href', '/admin/registration');
});

test('where there is a mail server, a test mail says whether it takes mails', async () => {
  const smtp = buildSetting({ name: 'SMTP_URL', value: 'smtp://mail.school.example' });
  const started = [...settings.started, { about: 'Mail', settings: [smtp] }];
  const says = 'The test mail was not sent: connect ECONNREFUSED';
  const answers = [success({ message: says, data: { isSent: false } })];
  fakeServer({
    'GET /admin/settings': answer({ ...settings, started }),
    'GET /admin/site': answer(site),
    'POST /admin/mail/test': () => answers.shift() ?? failure(429, 'RATE_LIMITED', 'Enough'),
  });
  open();
  const name = 'Send a test mail';
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(says)).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name, busy: false }));
  expect(await screen.findByText('Enough')).toBeVisible();
  expect(screen.queryByText(says)).toBeNull();
});

test.each([
  ['admin@stepwise.local', 1],
  [admin.email, 0],
])('an administrator with the address %s is told %d times to change it', async (email, times) => {
  useAuthStore.setState({ authUser: { ...admin, email } });
  const smtp = buildSetting({ name: 'SMTP_URL', value: 'smtp://mail.school.example' });
  const started = [{ about: 'Mail', settings: [smtp] }];
  fakeServer({
    'GET /admin/settings': answer({ ...settings, started }),
    'GET /admin/site': answer(site),
  });
  open();
  expect(await screen.findByRole('button', { name: 'Send a test mail' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Change it in your profile' })).toHaveLength(times);
});

test('what could not be loaded is asked for again', async () => {
  const answers = [failure(503, 'RESTARTING', 'Back in a moment'), answer(settings)];
  fakeServer({
    'GET /admin/settings': () => answers.shift() ?? answer(settings),
    'GET /admin/site': answer(site),
  });
  open();
  expect(await screen.findByText('Back in a moment')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('PORT')).toBeVisible();
});

test('a learner is shown nothing of it', () => {
  useAuthStore.setState({ authUser: ada });
  const calls = fakeServer({});
  open();
  expect(calls).toEqual([]);
});
