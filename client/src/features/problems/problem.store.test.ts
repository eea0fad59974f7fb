import toast from 'react-hot-toast';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { deferred } from '../../test/deferred.ts';
import { failure, fakeServer, success, type Answer } from '../../test/fake-server.ts';
import { buildProblem, buildProblemListItem } from '../../test/problems.ts';
import { useProblemStore } from './problem.store.ts';

const start = useProblemStore.getInitialState();
const store = () => useProblemStore.getState();
let complained: MockInstance;

beforeEach(() => {
  useProblemStore.setState(start, true);
  complained = vi.spyOn(toast, 'error');
});

const stairs = buildProblem();
const route = `GET /problems/get-problem/${stairs.id}`;

test('the list is loading, then there', async () => {
  const data = [buildProblemListItem()];
  fakeServer({ 'GET /problems/get-all-problems': success({ message: 'ok', data }) });
  const done = store().getAllProblems();
  expect(store().isProblemsLoading).toBe(true);
  await done;
  expect(store()).toMatchObject({ isProblemsLoading: false, problems: data, problemsError: null });
});

test('a list that cannot be loaded says so, and keeps the one it had', async () => {
  const problems = [buildProblemListItem()];
  useProblemStore.setState({ problems });
  fakeServer({ 'GET /problems/get-all-problems': 'unreachable' });
  await store().getAllProblems();
  expect(complained).toHaveBeenCalledExactlyOnceWith('Error in getting problems');
  expect(store()).toMatchObject({ problems, isProblemsLoading: false });
  expect(store().problemsError?.code).toBe('NETWORK');
});

test('an answer that breaks the contract is a failure like any other', async () => {
  fakeServer({ 'GET /problems/get-all-problems': success({ message: 'ok', data: [{ id: 7 }] }) });
  await store().getAllProblems();
  expect(complained).toHaveBeenCalledExactlyOnceWith('Error in getting problems');
  expect(store().problemsError?.code).toBe('UNKNOWN');
});

test('a problem is loading, then there', async () => {
  fakeServer({ [route]: success({ message: 'ok', data: stairs }) });
  const done = store().getProblemById(stairs.id);
  expect(store().isProblemLoading).toBe(true);
  await done;
  expect(store()).toMatchObject({ isProblemLoading: false, problem: stairs });
});

test('an unknown problem shows no toast: the page says so', async () => {
  fakeServer({ [route]: failure(404, 'NOT_FOUND', 'No such problem') });
  await store().getProblemById(stairs.id);
  expect(complained).not.toHaveBeenCalled();
  expect(store().problemError?.code).toBe('NOT_FOUND');
});

test('a problem that cannot be loaded says so', async () => {
  fakeServer({ [route]: failure(500, 'INTERNAL', 'Sorry') });
  await store().getProblemById(stairs.id);
  expect(complained).toHaveBeenCalledExactlyOnceWith('Error in getting problems');
});

test('a problem that is there stays when it cannot be read again', async () => {
  useProblemStore.setState({ problem: stairs });
  fakeServer({ [route]: failure(500, 'INTERNAL', 'Sorry') });
  await store().getProblemById(stairs.id);
  expect(store().problem).toEqual(stairs);
  fakeServer({ [route]: failure(404, 'NOT_FOUND', 'No such problem') });
  await store().getProblemById(stairs.id);
  expect(store().problem).toBeNull();
});

test('the answer to an earlier question comes too late', async () => {
  const late = deferred<Answer>();
  const other = buildProblem({ slug: 'other' });
  fakeServer({
    [route]: () => late.promise,
    'GET /problems/get-problem/other': success({ message: 'ok', data: other }),
  });
  const first = store().getProblemById(stairs.id);
  await store().getProblemById('other');
  late.resolve(success({ message: 'ok', data: stairs }));
  await first;
  expect(store().problem?.slug).toBe('other');
});

test('another problem does not show the former one meanwhile', async () => {
  useProblemStore.setState({ problem: buildProblem({ slug: 'former' }) });
  fakeServer({ [route]: success({ message: 'ok', data: stairs }) });
  const done = store().getProblemById(stairs.id);
  expect(store().problem).toBeNull();
  await done;
});

test('a deleted problem leaves the list, with the words of the server', async () => {
  const [kept, doomed] = [buildProblemListItem(), buildProblemListItem()];
  useProblemStore.setState({ problems: [kept, doomed] });
  const praised = vi.spyOn(toast, 'success');
  const route = `DELETE /problems/delete-problem/${doomed.id}`;
  fakeServer({ [route]: success({ message: 'Problem deleted successfully', data: null }) });
  const done = store().deleteProblem(doomed.id);
  expect(store().isDeletingProblem).toBe(true);
  await done;
  expect(store()).toMatchObject({ isDeletingProblem: false, problems: [kept] });
  expect(praised).toHaveBeenCalledExactlyOnceWith('Problem deleted successfully');
});

test('a problem that could not be deleted stays', async () => {
  const problems = [buildProblemListItem()];
  useProblemStore.setState({ problems });
  fakeServer({});
  await store().deleteProblem(problems[0]?.id ?? '');
  expect(complained).toHaveBeenCalledExactlyOnceWith('Error deleting problem');
  expect(store()).toMatchObject({ isDeletingProblem: false, problems });
});
