import type { Submission } from '@stepwise/contracts/submission';
import { useEffect } from 'react';
import { useEditorSettingsStore } from '../settings/editor-settings.store.ts';
import { useCounterexampleStore } from './counterexample.store.ts';
import { hasFailedOnInput } from './has-failed-on-input.ts';

/**
 * Looks for the smallest input on which a run failed, where the person has chosen that.
 *
 * @param submission of a run of this visit; null: there is none
 */
export function useUnaskedSearch(submission: Submission | null): void {
  const isWanted = useEditorSettingsStore(({ settings }) => settings.seeksSmallest);
  const failedId = submission && hasFailedOnInput(submission) ? submission.id : null;
  useEffect(() => {
    if (!isWanted || failedId === null) return undefined;
    void useCounterexampleStore.getState().find(failedId, true);
    return () => {
      // The next run has begun, or the page is left: the judge is for that now.
      const { search, cancel } = useCounterexampleStore.getState();
      if (search?.isUnasked) cancel();
    };
  }, [isWanted, failedId]);
}
