import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Toaster } from '../../../components/layout/toasts/toaster.tsx';
import { useSubmissionStore } from '../../../features/submissions/submission.store.ts';
import { NO_PROGRESS } from '../../../features/workspace/run/follow-execution.ts';
import { useWorkspaceStore } from '../../../features/workspace/run/workspace.store.ts';
import { fakeServer, success } from '../../../test/fake-server.ts';
import { buildSubmission } from '../../../test/submissions.ts';
import { stopRun } from './stop-run.ts';

const waiting = buildSubmission({ status: 'In Queue' });
const other = buildSubmission({ id: crypto.randomUUID() });

beforeEach(() => {
  useSubmissionStore.setState(useSubmissionStore.getInitialState(), true);
  fakeServer({
    'GET /submission/get-submission/p1': success({ message: 'ok', data: [other] }),
    [`DELETE /execution-code/${waiting.id}`]: success({ message: 'ok', data: null }),
  });
  render(<Toaster />);
});

afterEach(() => act(() => toast.remove()));

test.each([
  [waiting.id, 'Stopped: it is not judged.'],
  [null, 'Stopped before the server confirmed the run: it may be missing under Submissions.'],
])('a stopped run of id %s is told of, and looked for in the list', async (id, sentence) => {
  const progress = { ...NO_PROGRESS, submissionId: id };
  useWorkspaceStore.setState({ isExecuting: true, progress });
  await act(() => stopRun('p1'));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(useSubmissionStore.getState().submissions).toEqual([other]);
  expect(useWorkspaceStore.getState().isExecuting).toBe(false);
});

test('who has left the problem meanwhile finds the list of the next one as it is', async () => {
  useWorkspaceStore.setState({ isExecuting: true });
  const stopped = stopRun('p1');
  useWorkspaceStore.getState().leave();
  await act(() => stopped);
  expect(useSubmissionStore.getState().problemId).toBeNull();
});
