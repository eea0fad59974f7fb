import toast from 'react-hot-toast';
import { beforeEach, expect, test, vi } from 'vitest';
import * as release from '../../lib/browser/release.ts';
import { apiClient } from '../../lib/api/api-client.ts';
import { failure, fakeServer, success } from '../../test/fake-server.ts';
import { ada, admin } from '../../test/people.ts';
import { useAuthStore } from './auth.store.ts';

const start = useAuthStore.getInitialState();
const auth = () => useAuthStore.getState();
const said = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };

beforeEach(() => {
  document.cookie = `stepwise_signed_in=${ada.id}`;
  useAuthStore.setState(start, true);
  said.success = vi.spyOn(toast, 'success');
  said.error = vi.spyOn(toast, 'error');
});

const credentials = { email: ada.email, password: 'secret1' };
const newcomer = { ...credentials, name: ada.name };
const fromGoogle = {
  ...newcomer,
  image: 'https://example.com/ada.png',
  password: 'google-subject',
  googleAccessToken: 'token',
};

test('is checking before anything is known', () => {
  expect(auth()).toMatchObject({ isCheckingAuth: true, authUser: null });
});

test('a check stores the user of the profile', async () => {
  fakeServer({ 'GET /auth/get-profile': success({ message: 'ok', data: ada }) });
  await auth().checkAuth();
  expect(auth()).toMatchObject({ isCheckingAuth: false, authUser: ada });
});

test.each([
  ['a 401', failure(401, 'UNAUTHENTICATED', 'Sign in')],
  ['a dead network', 'unreachable' as const],
])('a check that meets %s signs out without a word', async (_, answer) => {
  useAuthStore.setState({ authUser: ada });
  fakeServer({ 'GET /auth/get-profile': answer });
  await auth().checkAuth();
  expect(auth()).toMatchObject({ isCheckingAuth: false, authUser: null });
  expect(said.error).not.toHaveBeenCalled();
});

test('a browser without a session asks nobody', async () => {
  document.cookie = 'stepwise_signed_in=; Max-Age=0';
  const calls = fakeServer({});
  await auth().checkAuth();
  expect(auth()).toMatchObject({ isCheckingAuth: false, authUser: null });
  expect(calls).toEqual([]);
});

test('a session that has ended is asked about once; a server that is away, again', async () => {
  const calls = fakeServer({ 'GET /auth/get-profile': 'unreachable' });
  await auth().checkAuth();
  fakeServer({ 'GET /auth/get-profile': failure(401, 'UNAUTHENTICATED', 'Sign in') });
  await auth().checkAuth();
  expect(calls).toHaveLength(1);
  const later = fakeServer({});
  await auth().checkAuth();
  expect(later).toEqual([]);
});

test('login is busy, then stores the user and says what the server said', async () => {
  const calls = fakeServer({ 'POST /auth/login': success({ message: 'Hello Ada', user: ada }) });
  const done = auth().login(credentials);
  expect(auth().isLoggingIn).toBe(true);
  await done;
  expect(auth()).toMatchObject({ isLoggingIn: false, authUser: ada });
  expect(said.success).toHaveBeenCalledExactlyOnceWith('Hello Ada');
  expect(calls).toEqual([{ route: 'POST /auth/login', body: credentials }]);
});

test('a refused login says so, rejects and stores nobody', async () => {
  fakeServer({ 'POST /auth/login': failure(401, 'INVALID_CREDENTIALS', 'Wrong password') });
  await expect(auth().login(credentials)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(auth()).toMatchObject({ isLoggingIn: false, authUser: null });
  expect(said.error).toHaveBeenCalledExactlyOnceWith('Error logging in');
});

test('a first sign-in with Google falls back to a registration', async () => {
  const calls = fakeServer({
    'POST /auth/login': failure(401, 'INVALID_CREDENTIALS', 'Unknown'),
    'POST /auth/register': success({ message: 'Welcome', user: ada }, 201),
  });
  await auth().login(fromGoogle);
  expect(calls.map((call) => call.route)).toEqual(['POST /auth/login', 'POST /auth/register']);
  expect(calls[1]?.body).toEqual(fromGoogle);
  expect(auth().authUser).toEqual(ada);
  expect(said.success).toHaveBeenCalledExactlyOnceWith('Welcome');
});

test.each([
  ['a wrong password', credentials, failure(401, 'INVALID_CREDENTIALS', 'Wrong')],
  ['an image alone', { ...credentials, image: 'x' }, failure(401, 'INVALID_CREDENTIALS', 'Wrong')],
  ['a server in trouble', fromGoogle, failure(503, 'DATABASE_UNAVAILABLE', 'Later')],
])('%s never registers anyone', async (_, payload, answer) => {
  const calls = fakeServer({ 'POST /auth/login': answer });
  await expect(auth().login(payload)).rejects.toThrow();
  expect(calls.map((call) => call.route)).toEqual(['POST /auth/login']);
});

test('register is busy, then stores the user and says what the server said', async () => {
  fakeServer({ 'POST /auth/register': success({ message: 'Account created', user: ada }, 201) });
  const done = auth().register(newcomer);
  expect(auth().isRegistered).toBe(true);
  await done;
  expect(auth()).toMatchObject({ isRegistered: false, authUser: ada });
  expect(said.success).toHaveBeenCalledExactlyOnceWith('Account created');
});

test('a refused registration says so and rejects', async () => {
  fakeServer({ 'POST /auth/register': failure(409, 'EMAIL_TAKEN', 'Taken') });
  await expect(auth().register(newcomer)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  expect(auth()).toMatchObject({ isRegistered: false, authUser: null });
  expect(said.error).toHaveBeenCalledExactlyOnceWith('Error registration');
});

test('logout forgets the user', async () => {
  useAuthStore.setState({ authUser: ada });
  fakeServer({ 'POST /auth/logout': success({ message: 'Bye', data: null }) });
  await auth().logout();
  expect(auth().authUser).toBeNull();
  expect(said.success).toHaveBeenCalledExactlyOnceWith('Logout successful');
});

test('a failed logout says so and keeps the user', async () => {
  useAuthStore.setState({ authUser: ada });
  fakeServer({ 'POST /auth/logout': 'unreachable' });
  await auth().logout();
  expect(auth().authUser).toEqual(ada);
  expect(said.error).toHaveBeenCalledExactlyOnceWith('Error logging out');
});

test('who logs out of a session that had ended is out, and hears of nothing else', async () => {
  useAuthStore.setState({ authUser: ada, isCheckingAuth: false });
  fakeServer({ 'POST /auth/logout': failure(401, 'UNAUTHENTICATED', 'Sign in') });
  await auth().logout();
  expect(auth().authUser).toBeNull();
  expect(said.error.mock.calls).toEqual([['Your session has ended. Sign in to go on.']]);
});

test('any call that meets an ended session forgets the user, and says so once', async () => {
  useAuthStore.setState({ authUser: ada, isCheckingAuth: false });
  fakeServer({ 'GET /playlist': failure(401, 'UNAUTHENTICATED', 'Sign in') });
  await expect(apiClient.get('/playlist')).rejects.toThrow('Sign in');
  expect(auth().authUser).toBeNull();
  await expect(apiClient.get('/playlist')).rejects.toThrow('Sign in');
  expect(said.error.mock.calls).toEqual([['Your session has ended. Sign in to go on.']]);
});

test('who was suspended on an open page is told so', async () => {
  useAuthStore.setState({ authUser: ada, isCheckingAuth: false });
  const says = 'This account is suspended. Sign in to read why.';
  fakeServer({ 'GET /playlist': failure(401, 'SUSPENDED_MEANWHILE', says) });
  await expect(apiClient.get('/playlist')).rejects.toThrow(says);
  expect(auth().authUser).toBeNull();
  expect(said.error.mock.calls).toEqual([['Your account is suspended. Sign in to read why.']]);
});

const profile = (data: unknown) => success({ message: 'ok', data });

test.each([
  ['the page of a proxy', success('<html>Sign in to the network</html>')],
  ['nothing', success('', 204)],
  ['a profile without a role', profile({ ...ada, role: undefined })],
  ['a person without an id', profile({ name: 'Ada' })],
])('%s is not a profile: the session stays unknown', async (_, answer) => {
  fakeServer({ 'GET /auth/get-profile': answer });
  await auth().checkAuth();
  expect(auth()).toMatchObject({
    isCheckingAuth: false,
    authUser: null,
    authError: { name: 'ApiError' },
  });
});

test.each([403, 429, 500, 502, 503])('%i signs nobody out', async (status) => {
  fakeServer({ 'GET /auth/get-profile': failure(status, 'INTERNAL', 'Not now') });
  await auth().checkAuth();
  expect(auth()).toMatchObject({ authUser: null, authError: { status } });
  fakeServer({ 'GET /auth/get-profile': profile(ada) });
  await auth().checkAuth();
  expect(auth()).toMatchObject({ authUser: ada, authError: null });
});

test('only a 401 means that nobody is signed in', async () => {
  fakeServer({ 'GET /auth/get-profile': failure(401, 'UNAUTHENTICATED', 'Sign in') });
  await auth().checkAuth();
  expect(auth()).toMatchObject({ authUser: null, authError: null });
});

test('a 401 that was on its way while somebody signed in leaves them signed in', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const late = failure(401, 'UNAUTHENTICATED', 'Sign in');
  fakeServer({
    'GET /playlist': () => held.then(() => late),
    'POST /auth/login': success({ message: 'Hello', user: ada }),
  });
  const list = apiClient.get('/playlist');
  await auth().login(credentials);
  release();
  await expect(list).rejects.toThrow('Sign in');
  expect(auth().authUser).toEqual(ada);
  expect(document.cookie).toContain(ada.id);
});

test('a login whose cookie the browser does not keep is said to be none', async () => {
  document.cookie = 'stepwise_signed_in=; Max-Age=0';
  fakeServer({ 'POST /auth/login': success({ message: 'Hello', user: ada }) });
  await expect(auth().login(credentials)).rejects.toThrow('Your browser keeps no cookies');
  expect(auth().authUser).toBeNull();
  expect(said.success).not.toHaveBeenCalled();
});

test('a call for somebody else is refused, and it is said who is signed in now', async () => {
  useAuthStore.setState({ authUser: ada, isCheckingAuth: false });
  const calls = fakeServer({
    'PUT /auth/update-profile': failure(409, 'OTHER_USER', 'Somebody else'),
    'GET /auth/get-profile': profile(admin),
  });
  await expect(apiClient.put('/auth/update-profile', { name: 'Ada' })).rejects.toThrow();
  await vi.waitFor(() => expect(auth().otherUser).toEqual({ name: admin.name }));
  expect(auth().authUser).toEqual(ada);
  const [update, look] = calls.map(({ headers }) => headers);
  expect(update).toHaveProperty('Stepwise-User', ada.id);
  expect(look?.['Stepwise-User']).toBeFalsy();
});

test('another tab that signs out signs out here too', () => {
  useAuthStore.setState({ authUser: ada, isCheckingAuth: false });
  auth().hear(null);
  expect(auth().authUser).toBeNull();
});

test('another tab that signs somebody else in is told; the same person changes nothing', () => {
  useAuthStore.setState({ authUser: ada, isCheckingAuth: false });
  auth().hear({ userId: ada.id, name: ada.name });
  expect(auth()).toMatchObject({ authUser: ada, otherUser: null });
  auth().hear({ userId: admin.id, name: admin.name });
  expect(auth()).toMatchObject({ authUser: ada, otherUser: { name: admin.name } });
});

test('who signs in in another tab is known here', async () => {
  useAuthStore.setState({ isCheckingAuth: false });
  fakeServer({ 'GET /auth/get-profile': profile(ada) });
  auth().hear({ userId: ada.id, name: ada.name });
  await vi.waitFor(() => expect(auth().authUser).toEqual(ada));
});

test('a page that was somebody else’s is loaded anew for who signs in in another tab', async () => {
  const reload = vi.spyOn(release, 'reloadPage').mockReturnValue(undefined);
  useAuthStore.setState({ authUser: ada, isCheckingAuth: false });
  auth().hear(null);
  document.cookie = `stepwise_signed_in=${admin.id}`;
  fakeServer({ 'GET /auth/get-profile': profile(admin) });
  auth().hear({ userId: admin.id, name: admin.name });
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(auth().authUser).toBeNull();
});
