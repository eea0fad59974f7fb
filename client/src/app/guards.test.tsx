import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useAuthStore } from '../features/auth/auth.store.ts';
import { forgetSessionMarker } from '../features/auth/session-marker.ts';
import { ApiError } from '../lib/api/failures/api-error.ts';
import { failure, fakeServer, success } from '../test/fake-server.ts';
import { ada, admin } from '../test/people.ts';
import { RequireAdmin } from './guards.tsx';
import { routes } from './route-table.tsx';

const signedOut = { authUser: null, isCheckingAuth: false };
const signedIn = { authUser: ada, isCheckingAuth: false };

beforeEach(() => {
  fakeServer({});
  useAuthStore.setState(useAuthStore.getInitialState(), true);
});

function open(path: string, state?: unknown) {
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: path, state }] });
  render(<RouterProvider router={router} />);
  return router;
}

test.each([
  '/problems',
  '/problem/two-sum',
  '/learn',
  '/learn/fundamentals',
  '/dashboard',
  '/add-problem',
  '/my-problems',
  '/admin',
  '/profile',
])('%s asks a signed-out person to sign in, and remembers itself', async (path) => {
  useAuthStore.setState(signedOut);
  const router = open(path);
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: path } });
});

test.each(['/contact', '/contest', '/register', '/login'])('%s is open to all', async (path) => {
  useAuthStore.setState(signedOut);
  const router = open(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test.each(['/login', '/register'])('%s sends a signed-in person home', async (path) => {
  useAuthStore.setState(signedIn);
  const router = open(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('an invitation is not passed over by who is signed in', async () => {
  useAuthStore.setState(signedIn);
  const router = createMemoryRouter(routes, { initialEntries: ['/register#token'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'You are signed in already' })).toBeVisible();
});

test('signing in here keeps the page until the full load that follows', async () => {
  useAuthStore.setState(signedOut);
  const router = open('/login', { from: '/problems' });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  act(() => useAuthStore.setState({ ...signedIn, enteredHere: true }));
  expect(router.state.location.pathname).toBe('/login');
});

test('signing in in another tab leads to the requested page', async () => {
  useAuthStore.setState(signedOut);
  const router = open('/login', { from: '/contest' });
  expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  act(() => useAuthStore.setState(signedIn));
  await waitFor(() => expect(router.state.location.pathname).toBe('/contest'));
});

test('the session that ends on the way leads to the sign-in', async () => {
  useAuthStore.setState(signedIn);
  const router = open('/dashboard');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  act(() => useAuthStore.getState().forgetUser());
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test.each([
  ['/dashboard', '/dashboard'],
  ['/', '/'],
  ['/login', '/'],
])('while it is not known who is signed in, %s says so and asks again', async (path, then) => {
  document.cookie = `stepwise_signed_in=${ada.id}`;
  const authError = new ApiError({
    code: 'UNKNOWN',
    message: 'No',
    errors: ['No'],
    requestId: 'request-7',
    status: 502,
  });
  useAuthStore.setState({ ...signedOut, authError });
  const router = open('/contest');
  await act(() => router.navigate(path));
  const name = 'We could not find out who is signed in';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(/request-7/)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(router.state.location.pathname).toBe(path);
  const calls = fakeServer({ 'GET /auth/get-profile': success({ message: 'ok', data: ada }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(useAuthStore.getState().authUser).toEqual(ada));
  await waitFor(() => expect(router.state.location.pathname).toBe(then));
  expect(calls[0]?.route).toBe('GET /auth/get-profile');
});

test.each([
  ['/', /./],
  ['/login', 'Welcome Back'],
])('a session that has ended leaves %s to strangers', async (path, name) => {
  document.cookie = `stepwise_signed_in=${ada.id}`;
  fakeServer({ 'GET /auth/get-profile': failure(401, 'UNAUTHENTICATED', 'Sign in') });
  await useAuthStore.getState().checkAuth();
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.queryByText('We could not find out who is signed in')).toBeNull();
});

test('an unknown address is a 404 with a way out', async () => {
  useAuthStore.setState(signedOut);
  open('/nowhere');
  expect(await screen.findByText('404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('while the check runs, a page other than / shows the loader alone', async () => {
  open('/contact');
  // One loader takes over from another, so the one that was found first may be gone.
  await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
  expect(screen.queryByRole('navigation')).toBeNull();
  act(() => useAuthStore.setState(signedOut));
  expect(await screen.findByRole('heading', { name: 'Get In Touch' })).toBeVisible();
});

test('while the check runs, / is shown to a stranger', async () => {
  forgetSessionMarker();
  open('/');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('while it runs, who seems to be signed in does not see the landing page first', async () => {
  document.cookie = 'stepwise_signed_in=1; Path=/';
  open('/');
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  act(() => useAuthStore.setState(signedIn));
  expect(await screen.findByRole('heading', { name: `Hello, ${ada.name}` })).toBeVisible();
  forgetSessionMarker();
});

test('a check of a person who is known already hides nothing', async () => {
  useAuthStore.setState({ authUser: ada, isCheckingAuth: true });
  open('/contact');
  expect(await screen.findByRole('heading', { name: 'Get In Touch' })).toBeVisible();
});

test('logging out is in the bar of a signed-in person', async () => {
  useAuthStore.setState(signedIn);
  fakeServer({ 'POST /auth/logout': failure(500, 'INTERNAL', 'No') });
  open('/contact');
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
});

function openForAdmins() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { Component: RequireAdmin, children: [{ path: '/secret', element: <p>Secret</p> }] },
    ],
    { initialEntries: ['/secret'] },
  );
  render(<RouterProvider router={router} />);
}

test('the admin guard waits for the check', () => {
  openForAdmins();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  act(() => useAuthStore.setState({ authUser: admin, isCheckingAuth: false }));
  expect(screen.getByText('Secret')).toBeVisible();
});

test.each([
  ['nobody', signedOut],
  ['a user', signedIn],
])('the admin guard sends %s home', async (_, state) => {
  useAuthStore.setState(state);
  openForAdmins();
  expect(await screen.findByText('Home')).toBeVisible();
  expect(screen.queryByText('Secret')).toBeNull();
});
