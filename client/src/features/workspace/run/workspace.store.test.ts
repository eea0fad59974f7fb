import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { buildProblem, testId } from '../../../test/problems.ts';
import { buildSubmission, buildSubmissionTest } from '../../../test/submissions.ts';
import { buildRun } from './build-run.ts';
import { useWorkspaceStore } from './workspace.store.ts';

const start = useWorkspaceStore.getInitialState();
const store = () => useWorkspaceStore.getState();
const run = buildRun(buildProblem(), 'JAVASCRIPT', 'console.log(8)');
const submission = buildSubmission();
const frame = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const queued = frame('queued', { submissionId: submission.id });
const running = frame('running', { submissionId: submission.id, totalCount: 2 });
const done = frame('done', { message: 'Judged', data: submission });
const nobodyAsks = () => Promise.reject(new Error('asked for submissions'));

let complained: MockInstance;

beforeEach(() => {
  useWorkspaceStore.setState(start, true);
  complained = vi.spyOn(toast, 'error');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server whose answer arrives in these pieces; the connection ends after the last. */
function answer(pieces: string[], { status = 200, headers = {} } = {}) {
  const type = pieces[0]?.startsWith('event:') ? 'text/event-stream' : 'application/json';
  const fetched = vi.fn<typeof fetch>(() => {
    const answered = { status, headers: { 'Content-Type': type, ...headers } };
    return Promise.resolve(new Response(streamOf(pieces), answered));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function streamOf(pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

test('a run sends the body of the contract, with a key of its own', async () => {
  const fetched = answer([queued, running, done]);
  await store().executeCode(run, nobodyAsks);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/v1/execution-code');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(JSON.parse(init?.body as string)).toEqual({
    source_code: { JAVASCRIPT: 'console.log(8)' },
    language_id: 63,
    stdin: ['2\n', '5\n'],
    expected_outputs: ['2\n', '8\n'],
    problemId: run.problemId,
    problemTitle: 'Climbing Stairs',
  });
  const headers = new Headers(init?.headers);
  expect(headers.get('Accept')).toBe('text/event-stream');
  expect(headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('each test is there as soon as it is finished, in the order of the problem', async () => {
  const second = buildSubmissionTest({ index: 2 });
  const first = buildSubmissionTest({ index: 1 });
  answer([queued, running, frame('test', second), frame('test', first), done]);
  const seen: (number[] | string)[] = [];
  const unsubscribe = useWorkspaceStore.subscribe(({ progress, submission: judged }) => {
    seen.push(judged ? judged.status : progress.tests.map(({ index }) => index));
  });
  const finished = store().executeCode(run, nobodyAsks);
  expect(store().isExecuting).toBe(true);
  await finished;
  unsubscribe();
  expect(seen).toEqual([[], [], [], [2], [1, 2], 'Accepted']);
  expect(store()).toMatchObject({ isExecuting: false, submission });
});

test('an answer in one piece is as good', async () => {
  answer([JSON.stringify({ message: 'Judged', data: submission })], { status: 201 });
  await store().executeCode(run, nobodyAsks);
  expect(store()).toMatchObject({ isExecuting: false, submission });
});

test.each([
  ['a 202', [JSON.stringify({ message: 'Later', data: { ...submission, status: 'In Queue' } })]],
  ['a stream that breaks', [queued, running]],
  ['a stream that turns to nonsense', [queued, 'event: test\ndata: {oops\n\n']],
])('after %s it is asked for until there is a verdict', async (_case, pieces) => {
  vi.useFakeTimers();
  answer(pieces, { status: pieces.length === 1 ? 202 : 200 });
  const load = vi
    .fn()
    .mockResolvedValueOnce([{ ...submission, status: 'Processing' }])
    .mockRejectedValueOnce(networkFailure())
    .mockResolvedValue([buildSubmission({ id: testId(1) }), submission]);
  const finished = store().executeCode(run, load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_500);
  await vi.advanceTimersByTimeAsync(2_250);
  await finished;
  expect(load).toHaveBeenCalledTimes(3);
  expect(store()).toMatchObject({ isExecuting: false, submission });
});

test('what a newer server tells does not end a run', async () => {
  const strange = buildSubmissionTest({ index: 2, status: 'Idleness Limit Exceeded' as never });
  const verdict = { ...submission, status: 'Partly Accepted' as never };
  answer([
    queued,
    running,
    frame('test', null),
    frame('test', { index: 'one' }),
    frame('cheered', {}),
    frame('test', strange),
    frame('done', { message: 'Judged', data: verdict }),
  ]);
  const seen: number[][] = [];
  const unsubscribe = useWorkspaceStore.subscribe(({ progress }) => {
    seen.push(progress.tests.map(({ index }) => index));
  });
  await store().executeCode(run, nobodyAsks);
  unsubscribe();
  expect(seen).toContainEqual([2]);
  expect(store().submission?.status).toBe('Partly Accepted');
});

test('a stream that falls silent is asked for again by its key, then the submission is', async () => {
  vi.useFakeTimers();
  const silent = (init?: RequestInit) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(queued));
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      }),
      { headers: { 'Content-Type': 'text/event-stream' } },
    );
  const fetched = vi.fn<typeof fetch>((_url, init) => Promise.resolve(silent(init)));
  vi.stubGlobal('fetch', fetched);
  const load = vi.fn().mockResolvedValue([submission]);
  const finished = store().executeCode(run, load);
  await vi.advanceTimersByTimeAsync(34_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(37_000);
  await finished;
  expect(fetched).toHaveBeenCalledTimes(2);
  const keys = fetched.mock.calls.map(([, sent]) =>
    new Headers(sent?.headers).get('Idempotency-Key'),
  );
  expect(new Set(keys).size).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(store()).toMatchObject({ isExecuting: false, submission });
});

test('a run to which nobody answers ends with a word, and was sent with one key', async () => {
  vi.useFakeTimers();
  const fetched = vi.fn<typeof fetch>(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  vi.stubGlobal('fetch', fetched);
  const finished = store().executeCode(run, nobodyAsks);
  await vi.advanceTimersByTimeAsync(71_000);
  await finished;
  expect(complained).toHaveBeenCalledExactlyOnceWith(
    'Error executing code: The server does not answer.',
  );
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(store().isExecuting).toBe(false);
});

test('after five minutes without any answer the submission is asked for no more', async () => {
  vi.useFakeTimers();
  answer([queued, running]);
  const finished = store().executeCode(run, () => Promise.reject(networkFailure()));
  await vi.advanceTimersByTimeAsync(290_000);
  expect(store().isExecuting).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  await finished;
  expect(complained).toHaveBeenCalledOnce();
  expect(store().isExecuting).toBe(false);
});

test('the page of a proxy is no verdict', async () => {
  answer(['<html>Sign in to this network</html>']);
  await store().executeCode(run, nobodyAsks);
  expect(complained).toHaveBeenCalledExactlyOnceWith(
    'Error executing code: The server’s answer could not be read.',
  );
});

test('a refusal says why, and when to come back', async () => {
  const body = { message: 'Too many runs', code: 'RATE_LIMITED', errors: [], requestId: 'r' };
  answer([JSON.stringify(body)], { status: 429, headers: { 'Retry-After': '12' } });
  await store().executeCode(run, nobodyAsks);
  expect(complained).toHaveBeenCalledExactlyOnceWith(
    'Error executing code: Too many runs. Try again in 12 s.',
  );
  expect(store()).toMatchObject({
    ...{ isExecuting: false, submission: null },
    refusal: 'Too many runs. Try again in 12 s.',
  });
});

test('a server that cannot be reached is told of like by every other call', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const down = vi.fn();
  window.addEventListener('backend:down', down, { once: true });
  await store().executeCode(run, nobodyAsks);
  expect(down).toHaveBeenCalledOnce();
  expect(complained).toHaveBeenCalledExactlyOnceWith(
    'Error executing code: The server cannot be reached.',
  );
});

const restarting = { message: 'Restarting', code: 'RESTARTING', errors: [], requestId: 'r' };

test.each([
  ['our nginx', JSON.stringify(restarting), { status: 503, headers: { 'Retry-After': '2' } }],
  ['another proxy', '<html>Bad gateway</html>', { status: 502, headers: { 'Retry-After': '2' } }],
])('while the server restarts behind %s, the same run is sent again', async (_case, body, init) => {
  vi.useFakeTimers();
  const fetched = vi
    .fn<typeof fetch>()
    .mockImplementationOnce(() => Promise.resolve(new Response(body, init)))
    .mockImplementationOnce(() => Promise.resolve(new Response(body, init)))
    .mockImplementation(() =>
      Promise.resolve(
        new Response(streamOf([queued, running, done]), {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
      ),
    );
  vi.stubGlobal('fetch', fetched);
  const finished = store().executeCode(run, nobodyAsks);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_001);
  await finished;
  const keys = fetched.mock.calls.map(([, sent]) =>
    new Headers(sent?.headers).get('Idempotency-Key'),
  );
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(complained).not.toHaveBeenCalled();
  expect(store()).toMatchObject({ isExecuting: false, submission });
});

test('a server that stays away for a minute is told of', async () => {
  vi.useFakeTimers();
  const away = () => Promise.resolve(new Response(JSON.stringify(restarting), { status: 503 }));
  vi.stubGlobal('fetch', away);
  const finished = store().executeCode(run, nobodyAsks);
  await vi.advanceTimersByTimeAsync(62_000);
  await finished;
  expect(complained).toHaveBeenCalledExactlyOnceWith('Error executing code: Restarting.');
});

test('a second press while one runs does nothing', async () => {
  const fetched = answer([queued, running, done]);
  await Promise.all([store().executeCode(run, nobodyAsks), store().executeCode(run, nobodyAsks)]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('a run that was left says nothing more', async () => {
  vi.useFakeTimers();
  answer([queued, running]);
  const load = vi.fn().mockResolvedValue([submission]);
  const finished = store().executeCode(run, load);
  await vi.advanceTimersByTimeAsync(500);
  store().leave();
  await vi.advanceTimersByTimeAsync(10_000);
  await finished;
  expect(load).not.toHaveBeenCalled();
  expect(complained).not.toHaveBeenCalled();
  expect(store()).toMatchObject({ isExecuting: false, submission: null });
});

function networkFailure(): ApiError {
  return new ApiError({ code: 'NETWORK', message: '', errors: [], requestId: '', status: 0 });
}
