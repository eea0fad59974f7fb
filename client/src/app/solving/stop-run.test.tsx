import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Toaster } from '../../components/layout/toasts/toaster.tsx';
import { useSubmissionStore } from '../../features/submissions/submission.store.ts';
import { NO_PROGRESS } from '../../features/workspace/run/follow-execution.ts';
import { useWorkspaceStore } from '../../features/workspace/run/workspace.store.ts';
import { fakeServer, success } from '../../test/fake-server.ts';
import { buildSubmission } from '../../test/submissions.ts';
import { stopRun } from './stop-run.ts';

const waiting = buildSubmission({ status: 'In Queue' });

beforeEach(() => {
  useSubmissionStore.setState(useSubmissionStore.getInitialState(), true);
  fakeServer({
    'GET /submission/get-submission/p1': success({ message: 'ok', data: [waiting] }),
  });
  render(<Toaster />);
});

afterEach(() => act(() => toast.remove()));

test.each([
  [waiting.id, 'No longer waiting: the verdict will be under Submissions.'],
  [null, 'Stopped before the server confirmed the run: it may be missing under Submissions.'],
])('a stopped run of id %s is told of, and looked for in the list', async (id, sentence) => {
  const progress = { ...NO_PROGRESS, submissionId: id };
  useWorkspaceStore.setState({ isExecuting: true, progress });
  act(() => stopRun('p1'));
  expect(await screen.findByText(sentence)).toBeVisible();
  await expect.poll(() => useSubmissionStore.getState().submissions).toEqual([waiting]);
  expect(useWorkspaceStore.getState().isExecuting).toBe(false);
});
