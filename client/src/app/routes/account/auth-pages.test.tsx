import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useSite } from '../../../lib/site.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { ada } from '../../../test/people.ts';
import { sayPublicProblems } from '../../../test/public-problems.ts';
import { Component as ConfirmEmail } from './confirm-email.tsx';
import { Component as ForgotPassword } from './forgot-password.tsx';
import { Component as Login } from './login.tsx';
import { Component as Register } from './register.tsx';
import { Component as ResetPassword } from './reset-password.tsx';

beforeEach(() => {
  useAuthStore.setState(useAuthStore.getInitialState(), true);
});

const show = (page: React.ReactNode, path = '/') =>
  render(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>);

/** What a page that is led to finds in the router's state. */
function State() {
  return JSON.stringify(useLocation().state);
}

const registration = (mode: string, domains: string[] = []) =>
  success({ message: 'ok', data: { mode, domains } });

test('sign-in says what it is for, and where an account is made', () => {
  show(<Login />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Back');
  expect(screen.getByText('Sign in to continue your problem solving journey')).toBeVisible();
  const create = screen.getByRole('link', { name: 'Create an account' });
  expect(create).toHaveAttribute('href', '/register');
});

test.each([
  ['/problem/stairs', 'Read the problem without an account', '/explore/stairs'],
  ['/problems', 'Try a problem without an account', '/explore'],
])('whoever wanted %s may look first', (from, name, href) => {
  sayPublicProblems('on');
  const initialEntries = [{ pathname: '/login', state: { from } }];
  render(<Login />, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={initialEntries}>{children}</MemoryRouter>
    ),
  });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('sign-up leads back to sign-in', () => {
  show(<Register />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join Stepwise');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test.each(['Terms of Service', 'Privacy Policy'])('%s is a placeholder that stays here', (name) => {
  show(<Register />);
  const click = fireEvent.click(screen.getByRole('link', { name }));
  expect(click, 'the browser was kept from following it').toBe(false);
});

test('a text that is written is read in another tab, beside the form', () => {
  useSite.setState({ legal: ['terms'] });
  show(<Register />);
  const link = screen.getByRole('link', { name: 'Terms of Service' });
  expect(link).toHaveAttribute('href', '/terms');
  expect(link).toHaveAttribute('target', '_blank');
  useSite.setState(useSite.getInitialState(), true);
});

test.each([
  ['CLOSED', 'Registration is closed', 'Ask whoever runs this site'],
  ['INVITATION', 'You need an invitation', 'for an invitation, and open its link'],
])('where registration is %s, sign-up says so and has no form', async (mode, heading, says) => {
  fakeServer({ 'GET /auth/registration': registration(mode) });
  show(<Register />);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(says, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Get Started/ })).toBeNull();
});

test('who has an invitation is asked nothing else, and brings it along', async () => {
  document.cookie = `stepwise_signed_in=${ada.id}`;
  const calls = fakeServer({
    'POST /auth/check-invitation': registration('INVITATION', ['school.example']),
    'POST /auth/register': success({ message: 'Welcome', user: ada }, 201),
  });
  show(<Register />, '/register#token');
  expect(await screen.findByText('At school.example.')).toBeVisible();
  expect(screen.getByText('You are invited.', { exact: false })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Full Name'), ada.name);
  await userEvent.type(screen.getByLabelText('Email Address'), ada.email);
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'secret1');
  await userEvent.click(screen.getByRole('button', { name: /Get Started/ }));
  const { name, email } = ada;
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    { route: 'POST /auth/check-invitation', body: { invitation: 'token' } },
    {
      route: 'POST /auth/register',
      body: { name, email, password: 'secret1', invitation: 'token' },
    },
  ]);
});

test('an invitation for an address begins with it', async () => {
  const data = { mode: 'INVITATION', domains: [], email: ada.email };
  fakeServer({ 'POST /auth/check-invitation': success({ message: 'ok', data }) });
  show(<Register />, '/register#token');
  expect(await screen.findByLabelText('Email Address')).toHaveValue(ada.email);
});

test('who is signed in is told so, and can sign out to register', async () => {
  useAuthStore.setState({ authUser: ada });
  const calls = fakeServer({
    'POST /auth/logout': success({ message: 'ok' }),
    'POST /auth/check-invitation': registration('INVITATION'),
  });
  show(<Register />, '/register#token');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are signed in already');
  expect(screen.getByText(`you are ${ada.name} here.`, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: `Go on as ${ada.name}` })).toHaveAttribute('href', '/');
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign out and register' }));
  expect(await screen.findByLabelText('Full Name')).toBeVisible();
});

test('an invitation that is over says why, and where to go', async () => {
  const says = 'This invitation has expired. Ask whoever invited you for a new one.';
  const mode = { mode: 'OPEN', domains: [] };
  const refused = { 'POST /auth/check-invitation': failure(409, 'CONFLICT', says) };
  fakeServer({ ...refused, 'GET /auth/registration': success({ message: 'ok', data: mode }) });
  const { unmount } = show(<Register />, '/register#token');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This invitation does not work' }),
  ).toBeVisible();
  expect(screen.getByText(says, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register without it' })).toHaveAttribute(
    'href',
    '/register',
  );
  unmount();
  const invited = success({ message: 'ok', data: { ...mode, mode: 'INVITATION' } });
  fakeServer({ ...refused, 'GET /auth/registration': invited });
  show(<Register />, '/register#token');
  await screen.findByRole('heading', { level: 1, name: 'This invitation does not work' });
  expect(screen.queryByRole('link', { name: 'Register without it' })).toBeNull();
});

test('a server that does not say who may register leaves the form', async () => {
  fakeServer({ 'GET /auth/registration': 'unreachable' });
  show(<Register />);
  expect(await screen.findByRole('button', { name: /Get Started/ })).toBeVisible();
});

test('while it is not known who may register, the form is there', async () => {
  fakeServer({
    'POST /auth/check-invitation': failure(503, 'DATABASE_UNAVAILABLE', 'Try again later'),
  });
  show(<Register />, '/register#token');
  expect(await screen.findByRole('button', { name: /Get Started/ })).toBeEnabled();
});

const mail = (isOn: boolean) => success({ message: 'ok', data: { isOn } });

test('who forgot the password asks for a mail where there is mail', async () => {
  const says = 'If there is an account with this address, a link is on its way to it.';
  const calls = fakeServer({
    'GET /auth/mail': mail(true),
    'POST /auth/forgot-password': success({ message: says, data: null }),
  });
  show(<ForgotPassword />);
  const email = await screen.findByLabelText('Email');
  await userEvent.type(email, 'ada');
  await userEvent.click(screen.getByRole('button', { name: /^Send a link/ }));
  expect(await screen.findByText('Enter a valid email')).toBeVisible();
  await userEvent.type(email, '@example.com');
  await userEvent.click(screen.getByRole('button', { name: /^Send a link/ }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(calls).toEqual([
    { route: 'GET /auth/mail', body: undefined },
    { route: 'POST /auth/forgot-password', body: { email: 'ada@example.com' } },
  ]);
});

test.each([
  ['sends no mail', mail(false)],
  ['does not answer', 'unreachable'],
] as const)('where the site %s, an administrator helps', async (_what, answer) => {
  fakeServer({ 'GET /auth/mail': answer });
  show(<ForgotPassword />);
  expect(await screen.findByText('Ask whoever runs this site', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send a link/ })).toBeNull();
});

test('an address is confirmed by a press, not by opening the page', async () => {
  useAuthStore.setState({ authUser: null });
  const calls = fakeServer({
    'POST /auth/confirm-email': success({ message: 'Your email address is confirmed', data: null }),
  });
  show(<ConfirmEmail />, '/confirm-email#token');
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(
    await screen.findByText('Your email address is confirmed.', { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/');
  expect(calls).toEqual([{ route: 'POST /auth/confirm-email', body: { token: 'token' } }]);
});

test('a link to confirm that does not work says why, and where to get another', async () => {
  const says = 'This link was used already: each works once.';
  fakeServer({ 'POST /auth/confirm-email': failure(409, 'CONFLICT', says) });
  show(<ConfirmEmail />, '/confirm-email#token');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByText(says)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/profile');
});

test('a link that needs its person signed in leads there and back', async () => {
  useAuthStore.setState({ authUser: null });
  const says = 'Sign in to that account in this browser, then press again.';
  fakeServer({ 'POST /auth/confirm-email': failure(403, 'FORBIDDEN', says) });
  show(
    <Routes>
      <Route path="/confirm-email" element={<ConfirmEmail />} />
      <Route path="/login" element={<State />} />
    </Routes>,
    '/confirm-email#token',
  );
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByText(says)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(screen.getByText('/confirm-email#token', { exact: false })).toBeVisible();
});

test.each([
  ['that works', success({ message: 'The link works', data: null })],
  ['of which nothing is known', failure(503, 'DATABASE_UNAVAILABLE', 'Try again later')],
])('a link to set a password %s leads to the form', async (_what, answer) => {
  const calls = fakeServer({ 'POST /auth/check-reset-link': answer });
  show(<ResetPassword />, '/reset-password#token');
  expect(await screen.findByLabelText('New password')).toBeVisible();
  expect(calls).toEqual([{ route: 'POST /auth/check-reset-link', body: { token: 'token' } }]);
});

test('a link to set a password that is used up says so before anybody types', async () => {
  const says = 'This link was used already: each works once.';
  fakeServer({ 'POST /auth/check-reset-link': failure(409, 'CONFLICT', says) });
  show(<ResetPassword />, '/reset-password#token');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link does not work' }),
  ).toBeVisible();
  expect(screen.getByText(says)).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.queryByText('The link does not work?', { exact: false })).toBeNull();
  expect(screen.getByRole('link', { name: 'How to get another' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('a link to confirm without its end says so', () => {
  show(<ConfirmEmail />, '/confirm-email');
  expect(screen.getByText('The end of this link is missing.', { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
});
