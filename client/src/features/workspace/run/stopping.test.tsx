import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../../components/layout/toasts/toaster.tsx';
import { deferred } from '../../../test/deferred.ts';
import { fakeEventStream } from '../../../test/event-stream.ts';
import { failure, fakeServer, success, type Answer } from '../../../test/fake-server.ts';
import { buildProblem } from '../../../test/problems.ts';
import { buildSubmission } from '../../../test/submissions.ts';
import { buildRun } from './build-run.ts';
import { NO_PROGRESS } from './follow-execution.ts';
import { useWorkspaceStore } from './workspace.store.ts';

const store = () => useWorkspaceStore.getState();
const judged = buildSubmission();
const ROUTE = `DELETE /execution-code/${judged.id}`;
const NOT_JUDGED = success({ message: 'Withdrawn', data: null });
const JUDGED = success({ message: 'Judged', data: judged });
const WAITING_NO_LONGER = 'No longer waiting: the verdict will be under Submissions.';

beforeEach(() => {
  useWorkspaceStore.setState(useWorkspaceStore.getInitialState(), true);
  const progress = { ...NO_PROGRESS, submissionId: judged.id };
  useWorkspaceStore.setState({ isExecuting: true, progress });
  render(<Toaster />);
});

afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, Answer, string, typeof judged | null]>([
  ['it is withdrawn', NOT_JUDGED, 'Stopped: it is not judged.', null],
  ['its verdict came first', JUDGED, 'It was judged already.', judged],
  [
    'somebody else was faster',
    failure(404, 'NOT_FOUND', 'Submission not found'),
    ...(['Stopped: it is no longer among your submissions.', null] as const),
  ],
  ['it cannot be stopped', failure(409, 'CONFLICT', 'Judged again'), WAITING_NO_LONGER, null],
  ['nobody is there', 'unreachable', WAITING_NO_LONGER, null],
])('Stop says what came of it when %s', async (_when, answer, words, submission) => {
  const calls = fakeServer({ [ROUTE]: answer });
  await act(() => store().stop());
  expect(screen.getByText(words)).toBeVisible();
  expect(calls.map(({ route }) => route)).toEqual([ROUTE]);
  expect(store()).toMatchObject({ isExecuting: false, submission });
});

test('a server that does not answer is waited for ten seconds', async () => {
  vi.useFakeTimers();
  fakeServer({ [ROUTE]: 'silent' });
  const stopped = store().stop();
  expect(store().isExecuting).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(10_100));
  await act(() => stopped);
  expect(screen.getByText(WAITING_NO_LONGER)).toBeVisible();
});

test('nothing is asked of the server before it has confirmed the run', async () => {
  const calls = fakeServer({});
  useWorkspaceStore.setState({ progress: NO_PROGRESS });
  await act(() => store().stop());
  expect(screen.getByText(/^Stopped before the server confirmed the run/)).toBeVisible();
  expect(calls).toEqual([]);
});

test('a verdict that comes when the problem was left is shown nowhere', async () => {
  const late = deferred<Answer>();
  fakeServer({ [ROUTE]: () => late.promise });
  const stopped = store().stop();
  store().leave();
  late.resolve(JUDGED);
  await act(async () => expect(await stopped).toBe(false));
  expect(store().submission).toBeNull();
});

const itsId = { submissionId: judged.id };

test.each([
  ['a word of the server', [['withdrawn', { ...itsId, message: 'It was withdrawn' }]]],
  ['its absence from the list', []],
] as const)('a run that was withdrawn elsewhere ends with %s', async (_how, events) => {
  vi.useFakeTimers();
  useWorkspaceStore.setState({ isExecuting: false });
  fakeEventStream([['queued', itsId], ...events]);
  const run = buildRun(buildProblem(), 'JAVASCRIPT', 'console.log(8)');
  const finished = store().executeCode(run, () => Promise.resolve([]));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(() => finished);
  const words = 'Error executing code: It is no longer among your submissions.';
  expect(screen.getByText(words)).toBeVisible();
  expect(store()).toMatchObject({ isExecuting: false, submission: null });
});
