import { afterEach, expect, test, vi } from 'vitest';
import { failure, fakeServer, success, type Answer } from '../../test/fake-server.ts';
import { buildProblemListItem } from '../../test/problems.ts';
import { apiClient, call } from './api-client.ts';
import { onSessionChange } from './session/session-events.ts';
import { believeIn, changeSession } from './session/session.ts';
import { ApiError } from './failures/api-error.ts';

const ROUTE = 'GET /submission/get-submission-count/one%20thing';
const get = (signal?: AbortSignal) =>
  call('GET /submission/get-submission-count/{problemId}', {
    path: { problemId: 'one thing' },
    ...(signal ? { signal } : {}),
  });
const one = { message: 'Counted', data: 1 };

const heard: (CustomEvent & { type: string })[] = [];
const hear = (event: Event) => void heard.push(event as CustomEvent);
window.addEventListener('backend:up', hear);
window.addEventListener('backend:down', hear);

afterEach(() => {
  vi.useRealTimers();
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
  fakeServer({ [ROUTE]: success(one) });
  await expect(get()).resolves.toEqual(one);
  expect(heard.map((event) => event.type)).toEqual(['backend:up']);
  expect(heard[0]?.detail).toEqual({ timestamp: expect.any(Number) as number });
});

test('a refusal is an answer too, and becomes an ApiError', async () => {
  const details = [{ path: 'email', message: 'Enter a valid email' }];
  fakeServer({ [ROUTE]: failure(400, 'VALIDATION_FAILED', 'Check the form', details) });
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
  fakeServer({ [ROUTE]: failure(503, 'DATABASE_UNAVAILABLE', 'No database') });
  await expect(get()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', status: 503 });
  expect(heard.map((event) => event.type)).toEqual(['backend:down']);
  expect(heard[0]?.detail).toEqual({
    status: 503,
    message: 'Request failed with status code 503',
    timestamp: expect.any(Number) as number,
  });
});

test('announces a network failure as down, without a status', async () => {
  fakeServer({ [ROUTE]: 'unreachable' });
  await expect(get()).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  expect(heard[0]).toMatchObject({ type: 'backend:down', detail: { status: null } });
});

test('a page of a proxy is an unknown failure', async () => {
  fakeServer({ [ROUTE]: { status: 502, body: '<html>Bad gateway</html>' } });
  await expect(get()).rejects.toMatchObject({ code: 'UNKNOWN', status: 502 });
});

test('says nothing of the server when the page itself gave up', async () => {
  fakeServer({ [ROUTE]: success(one) });
  const controller = new AbortController();
  controller.abort();
  await expect(get(controller.signal)).rejects.toThrow('canceled');
  expect(heard).toEqual([]);
});

test('tells whoever wants to know that the session ended, and only of that', async () => {
  const ended = vi.fn();
  onSessionChange({ onEnd: ended, onOtherUser: vi.fn() });
  fakeServer({ [ROUTE]: failure(401, 'INVALID_CREDENTIALS', 'Wrong') });
  await expect(get()).rejects.toThrow('Wrong');
  expect(ended).not.toHaveBeenCalled();
  fakeServer({ [ROUTE]: failure(401, 'UNAUTHENTICATED', 'Sign in') });
  await expect(get()).rejects.toThrow('Sign in');
  expect(ended).toHaveBeenCalledOnce();
});

test('a late 401 says nothing of the session that has begun since', async () => {
  const ended = vi.fn();
  onSessionChange({ onEnd: ended, onOtherUser: vi.fn() });
  const refusal = failure(401, 'UNAUTHENTICATED', 'Sign in');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  fakeServer({ [ROUTE]: () => held.then(() => refusal) });
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
  const calls = fakeServer({ [ROUTE]: failure(409, 'OTHER_USER', 'Somebody else') });
  await expect(get()).rejects.toThrow('Somebody else');
  expect(calls[0]?.headers).toMatchObject({ 'Stepwise-User': 'id-of-ada' });
  expect(other).toHaveBeenCalledOnce();
  believeIn(null);
  await expect(get()).rejects.toThrow('Somebody else');
  expect(calls[1]?.headers).not.toHaveProperty('Stepwise-User');
});

test.each([
  ['a page with 200', '<html>Sign in to this network</html>'],
  ['204', ''],
  ['JSON that was cut off', '{"message":"Coun'],
  ['null', null],
  ['a field of another kind', { ...one, data: 'one' }],
  ['a field that is missing', { message: 'Counted' }],
])('%s is no answer, and is named by its request', async (_case, body) => {
  fakeServer({ [ROUTE]: { status: 200, body, headers: { 'x-request-id': 'request-7' } } });
  await expect(get()).rejects.toMatchObject({
    code: 'UNKNOWN',
    message: 'The server’s answer could not be read.',
    requestId: 'request-7',
  });
});

test('fields and words that a newer server adds are let through', async () => {
  const problem = { ...buildProblemListItem(), difficulty: 'BRUTAL', likes: 3 };
  fakeServer({ 'GET /problems/get-all-problems': success({ message: 'ok', data: [problem] }) });
  await expect(call('GET /problems/get-all-problems')).resolves.toMatchObject({ data: [problem] });
});

test('a call of which nothing is heard for 35 s is given up, and the server told of as down', async () => {
  vi.useFakeTimers();
  fakeServer({ [ROUTE]: 'silent' });
  const failed = expect(get()).rejects.toMatchObject({ code: 'SILENT', status: 0 });
  await vi.advanceTimersByTimeAsync(34_999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(heard.map((event) => event.type)).toEqual(['backend:down']);
});

const busy = (seconds: string): Answer => {
  const body = { message: 'The server is busy', code: 'OVERLOADED', errors: [], requestId: 'r' };
  return { status: 503, body, headers: { 'retry-after': seconds } };
};

test('a read that is put off is made again, when the server says', async () => {
  vi.useFakeTimers();
  const answers = [busy('2'), busy('3'), success(one)];
  const calls = fakeServer({ [ROUTE]: () => answers.shift() ?? 'unreachable' });
  const asked = get();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(asked).resolves.toEqual(one);
});

test('what is put off for ten seconds, or for long, or is no read, says when to try again', async () => {
  vi.useFakeTimers();
  const calls = fakeServer({ [ROUTE]: busy('2'), 'POST /auth/logout': busy('2') });
  const putOff = expect(get()).rejects.toThrow('The server is busy. Try again in 2 s.');
  await vi.advanceTimersByTimeAsync(10_000);
  await putOff;
  expect(calls).toHaveLength(6);
  await expect(call('POST /auth/logout', { data: {} })).rejects.toThrow('Try again in 2 s.');
  expect(calls).toHaveLength(7);
  fakeServer({ [ROUTE]: busy('30') });
  await expect(get()).rejects.toThrow('Try again in 30 s.');
});
