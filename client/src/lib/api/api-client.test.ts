import { z } from 'zod';
import { afterEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, success } from '../../test/fake-server.ts';
import { apiClient, call } from './api-client.ts';
import { onSessionChange } from './session-events.ts';
import { believeIn, changeSession } from './session.ts';
import { ApiError } from './api-error.ts';

const contract = () => Promise.resolve(z.object({ data: z.number() }));
const get = (signal?: AbortSignal) =>
  call({ method: 'get', url: '/thing', ...(signal ? { signal } : {}) }, contract);

const heard: (CustomEvent & { type: string })[] = [];
const hear = (event: Event) => void heard.push(event as CustomEvent);
window.addEventListener('backend:up', hear);
window.addEventListener('backend:down', hear);

afterEach(() => {
  heard.length = 0;
  onSessionChange({ onEnd: () => undefined, onOtherUser: () => undefined });
  believeIn(null);
});

test('talks to /api/v1 with cookies and without a timeout', () => {
  expect(apiClient.defaults).toMatchObject({
    baseURL: '/api/v1',
    withCredentials: true,
    timeout: 0,
  });
});

test('announces the backend after an answer, with a timestamp', async () => {
  fakeServer({ 'GET /thing': success({ data: 1 }) });
  await expect(get()).resolves.toEqual({ data: 1 });
  expect(heard.map((event) => event.type)).toEqual(['backend:up']);
  expect(heard[0]?.detail).toEqual({ timestamp: expect.any(Number) as number });
});

test('a refusal is an answer too, and becomes an ApiError', async () => {
  const details = [{ path: 'email', message: 'Enter a valid email' }];
  fakeServer({ 'GET /thing': failure(400, 'VALIDATION_FAILED', 'Check the form', details) });
  const error: unknown = await get().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'Check the form',
    errors: ['Check the form'],
    details,
    status: 400,
    requestId: 'request-1',
  });
  expect(heard.map((event) => event.type)).toEqual(['backend:up']);
});

test('announces a 5xx as down, with its status', async () => {
  fakeServer({ 'GET /thing': failure(503, 'DATABASE_UNAVAILABLE', 'No database') });
  await expect(get()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', status: 503 });
  expect(heard.map((event) => event.type)).toEqual(['backend:down']);
  expect(heard[0]?.detail).toEqual({
    status: 503,
    message: 'Request failed with status code 503',
    timestamp: expect.any(Number) as number,
  });
});

test('announces a network failure as down, without a status', async () => {
  fakeServer({ 'GET /thing': 'unreachable' });
  await expect(get()).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  expect(heard[0]).toMatchObject({ type: 'backend:down', detail: { status: null } });
});

test('a page of a proxy is an unknown failure', async () => {
  fakeServer({ 'GET /thing': { status: 502, body: '<html>Bad gateway</html>' } });
  await expect(get()).rejects.toMatchObject({ code: 'UNKNOWN', status: 502 });
});

test('says nothing of the server when the page itself gave up', async () => {
  fakeServer({ 'GET /thing': success({ data: 1 }) });
  const controller = new AbortController();
  controller.abort();
  await expect(get(controller.signal)).rejects.toThrow('canceled');
  expect(heard).toEqual([]);
});

test('tells who wants to know that the session ended, and only of that', async () => {
  const ended = vi.fn();
  onSessionChange({ onEnd: ended, onOtherUser: vi.fn() });
  fakeServer({ 'GET /thing': failure(401, 'INVALID_CREDENTIALS', 'Wrong') });
  await expect(get()).rejects.toThrow('Wrong');
  expect(ended).not.toHaveBeenCalled();
  fakeServer({ 'GET /thing': failure(401, 'UNAUTHENTICATED', 'Sign in') });
  await expect(get()).rejects.toThrow('Sign in');
  expect(ended).toHaveBeenCalledOnce();
});

test('a late 401 says nothing of the session that has begun since', async () => {
  const ended = vi.fn();
  onSessionChange({ onEnd: ended, onOtherUser: vi.fn() });
  const refusal = failure(401, 'UNAUTHENTICATED', 'Sign in');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  fakeServer({ 'GET /thing': () => held.then(() => refusal) });
  const late = get();
  // The call is under way before the session changes.
  await Promise.resolve();
  changeSession();
  release();
  await expect(late).rejects.toThrow('Sign in');
  expect(ended).not.toHaveBeenCalled();
});

test('says whom the page believes to be signed in, and tells when it is somebody else', async () => {
  const other = vi.fn();
  onSessionChange({ onEnd: vi.fn(), onOtherUser: other });
  believeIn('id-of-ada');
  const calls = fakeServer({ 'GET /thing': failure(409, 'OTHER_USER', 'Somebody else') });
  await expect(get()).rejects.toThrow('Somebody else');
  expect(calls[0]?.headers).toMatchObject({ 'Stepwise-User': 'id-of-ada' });
  expect(other).toHaveBeenCalledOnce();
  believeIn(null);
  await expect(get()).rejects.toThrow('Somebody else');
  expect(calls[1]?.headers).not.toHaveProperty('Stepwise-User');
});

test('an answer that breaks its contract fails loudly', async () => {
  fakeServer({ 'GET /thing': success({ data: 'one' }) });
  await expect(get()).rejects.toThrow(z.ZodError);
});
