import { isFinal } from '@stepwise/contracts/verdict-list';
import { useEffect } from 'react';
import { getLastSubmission } from '../../../features/submissions/submission.api.ts';
import { useWorkspaceStore } from '../../../features/workspace/run/workspace.store.ts';

/** Shows the result of an earlier visit, but to who solves the problem again: it tells how, and what kind it is. */
export function useLastResult(problemId: string, isReview: boolean): void {
  const { restore } = useWorkspaceStore.getState();
  useEffect(() => {
    if (isReview) return undefined;
    let isHere = true;
    getLastSubmission(problemId).then(
      (last) => {
        if (isHere && last && isFinal(last.status)) restore(last);
      },
      // It is in the list as well, which says why it cannot be loaded.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [problemId, isReview, restore]);
}
