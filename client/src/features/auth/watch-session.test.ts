import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, fakeServer } from '../../test/fake-server.ts';
import { ada, admin } from '../../test/people.ts';
import { useAuthStore } from './auth.store.ts';
import { watchSession } from './watch-session.ts';

const root = document.documentElement;
const reload = vi.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  useAuthStore.setState(useAuthStore.getInitialState(), true);
  useAuthStore.setState({ authUser: ada, isCheckingAuth: false });
  mark(ada.id);
  fakeServer({});
  stop = watchSession(reload);
});

afterEach(() => {
  stop();
  reload.mockReset();
  root.style.visibility = '';
});

function mark(userId: string | null) {
  document.cookie = `stepwise_signed_in=${userId ?? ''}${userId === null ? '; Max-Age=0' : ''}`;
}

function cross(type: 'pagehide' | 'pageshow', persisted = true) {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

test('a page that the browser keeps shows nothing until its session is compared', () => {
  cross('pagehide');
  expect(root.style.visibility).toBe('hidden');
  cross('pageshow');
  expect(root.style.visibility).toBe('');
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['nobody is signed in', null],
  ['somebody else is signed in', admin.id],
])('a page that comes back while %s is loaded anew, unseen', (_, userId) => {
  cross('pagehide');
  mark(userId);
  cross('pageshow');
  expect(reload).toHaveBeenCalledOnce();
  expect(root.style.visibility).toBe('hidden');
});

test('a page out of the cache is compared before anything is made of becoming visible', () => {
  cross('pagehide');
  mark(null);
  become('visible');
  expect(useAuthStore.getState().authUser).toEqual(ada);
  cross('pageshow');
  expect(reload).toHaveBeenCalledOnce();
  expect(root.style.visibility).toBe('hidden');
});

test('a page that is left for good, and one of nobody, are left as they are', () => {
  cross('pagehide', false);
  expect(root.style.visibility).toBe('');
  useAuthStore.setState({ authUser: null });
  cross('pagehide');
  expect(root.style.visibility).toBe('');
});

const become = (state: string) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a tab that becomes visible looks whose session it is', async () => {
  const calls = fakeServer({ 'GET /auth/get-profile': failure(409, 'OTHER_USER', 'Bob') });
  become('hidden');
  expect(calls).toEqual([]);
  become('visible');
  await vi.waitFor(() => expect(useAuthStore.getState().otherUser).not.toBeNull());
});

test('a tab that becomes visible after a sign-out elsewhere forgets the person', () => {
  mark(null);
  become('visible');
  expect(useAuthStore.getState().authUser).toBeNull();
});

test('a look that fails changes nothing', async () => {
  const calls = fakeServer({ 'GET /auth/get-profile': 'unreachable' });
  become('visible');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(useAuthStore.getState()).toMatchObject({ authUser: ada, authError: null });
});

test('what another tab tells is heard', async () => {
  const channel = new BroadcastChannel('stepwise:session');
  channel.postMessage({ userId: admin.id, name: admin.name });
  await vi.waitFor(() => expect(useAuthStore.getState().otherUser).toEqual({ name: admin.name }));
  channel.close();
});
