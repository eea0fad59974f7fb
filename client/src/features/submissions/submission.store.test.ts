import toast from 'react-hot-toast';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { deferred } from '../../test/deferred.ts';
import { failure, fakeServer, success, type Answer } from '../../test/fake-server.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { useSubmissionStore } from './submission.store.ts';

const start = useSubmissionStore.getInitialState();
const store = () => useSubmissionStore.getState();
let complained: MockInstance;

beforeEach(() => {
  useSubmissionStore.setState(start, true);
  complained = vi.spyOn(toast, 'error');
});

const data = [buildSubmission()];

test('the submissions to a problem are loading, then there', async () => {
  fakeServer({ 'GET /submission/get-submission/p1': success({ message: 'ok', data }) });
  const done = store().getSubmissionsForProblem('p1');
  expect(store().isSubmissionsLoading).toBe(true);
  await done;
  expect(store()).toMatchObject({ isSubmissionsLoading: false, submissions: data });
});

test('a failed load says so and leaves what was there', async () => {
  useSubmissionStore.setState({ problemId: 'p1', submissions: data });
  fakeServer({ 'GET /submission/get-submission/p1': failure(500, 'INTERNAL', 'Sorry') });
  await store().getSubmissionsForProblem('p1');
  expect(complained).toHaveBeenCalledExactlyOnceWith('Error getting submissions for problem', {
    id: 'submissions-failed',
  });
  expect(store()).toMatchObject({
    submissions: data,
    hasFailed: true,
    isSubmissionsLoading: false,
  });
});

test('how many everybody has made is of the problem that is open; where it is not to be had that is said', async () => {
  useSubmissionStore.setState({ problemId: 'p1' });
  const counts = 'GET /submission/get-submission-count/p1';
  fakeServer({ [counts]: success({ message: 'ok', data: 12 }) });
  await store().getSubmissionCountForProblem('p1');
  expect(store().count).toBe(12);
  fakeServer({ [counts]: failure(500, 'INTERNAL', 'Sorry') });
  await store().getSubmissionCountForProblem('p1');
  expect(complained).toHaveBeenCalledExactlyOnceWith('Error getting submission count for problem', {
    id: 'count-failed',
  });
  fakeServer({ 'GET /submission/get-submission/p2': success({ message: 'ok', data: [] }) });
  await store().getSubmissionsForProblem('p2');
  expect(store().count).toBeNull();
});

test('submissions to another problem are never shown as those of this one', async () => {
  const late = deferred<Answer>();
  fakeServer({
    'GET /submission/get-submission/p1': () => late.promise,
    'GET /submission/get-submission/p2': success({ message: 'ok', data: [] }),
  });
  const first = store().getSubmissionsForProblem('p1');
  await store().getSubmissionsForProblem('p2');
  late.resolve(success({ message: 'ok', data }));
  await first;
  expect(store()).toMatchObject({ problemId: 'p2', submissions: [], isSubmissionsLoading: false });
});
