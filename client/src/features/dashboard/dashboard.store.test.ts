import toast from 'react-hot-toast';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { failure, fakeServer, success } from '../../test/fake-server.ts';
import { buildSolved } from '../../test/solved.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { testId } from '../../test/problems.ts';
import { useDashboardStore } from './dashboard.store.ts';

const ALL = 'GET /submission/get-all-submissions';
const SOLVED = 'GET /problems/get-solved-problems';
const start = useDashboardStore.getInitialState();
const store = () => useDashboardStore.getState();
let complained: MockInstance;

beforeEach(() => {
  useDashboardStore.setState(start, true);
  complained = vi.spyOn(toast, 'error');
});

test('solved problems are loading, then there', async () => {
  const data = [buildSolved()];
  fakeServer({ [SOLVED]: success({ message: 'ok', data }) });
  const done = store().getSolvedProblems();
  expect(store().isSolvedProblemsLoading).toBe(true);
  await done;
  expect(store()).toMatchObject({ isSolvedProblemsLoading: false, solvedProblems: data });
});

test('submissions are read page by page to the end', async () => {
  const ids = [testId(1), testId(2)];
  const pages = ids.map((id, index) => ({
    message: 'ok',
    data: [buildSubmission({ id })],
    nextCursor: index === 0 ? id : null,
  }));
  const calls = fakeServer({ [ALL]: () => success(pages.shift()) });
  await store().getAllSubmissions();
  expect(store().submissions?.map(({ id }) => id)).toEqual(ids);
  expect(calls).toHaveLength(2);
});

test('failures have their own words, and leave what was there', async () => {
  fakeServer({ [SOLVED]: 'unreachable', [ALL]: failure(500, 'INTERNAL', 'Sorry') });
  const submissions = [buildSubmission()];
  useDashboardStore.setState({ submissions });
  await store().getSolvedProblems();
  await store().getAllSubmissions();
  expect(complained.mock.calls).toEqual([
    ['Error getting solved problems'],
    ['Error getting all submissions'],
  ]);
  expect(store()).toMatchObject({ submissions, solvedProblems: null });
  expect(store().solvedProblemsError?.code).toBe('NETWORK');
});
