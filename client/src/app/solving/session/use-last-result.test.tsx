import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getLastSubmission } from '../../../features/submissions/submission.api.ts';
import { useWorkspaceStore } from '../../../features/workspace/run/workspace.store.ts';
import { buildSubmission } from '../../../test/submissions.ts';
import { useLastResult } from './use-last-result.ts';

vi.mock('../../../features/submissions/submission.api.ts');

test('who solves a problem again is not shown how it went the last time', async () => {
  const last = buildSubmission({ status: 'Accepted' });
  vi.mocked(getLastSubmission).mockResolvedValue(last);
  const shown = () => useWorkspaceStore.getState().submission;
  const { rerender } = renderHook(({ isReview }) => useLastResult('stairs', isReview), {
    initialProps: { isReview: true },
  });
  expect(getLastSubmission).not.toHaveBeenCalled();
  rerender({ isReview: false });
  await vi.waitFor(() => expect(shown()).toBe(last));
  useWorkspaceStore.getState().leave();
});
