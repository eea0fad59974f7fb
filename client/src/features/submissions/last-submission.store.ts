import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getLastOfAll } from './submission.api.ts';

type LastSubmissionState = {
  /** One's newest, for whatever problem. `isKnown` tells none from not loaded. */
  last: SubmissionSummary | null;
  isKnown: boolean;
  /** Why the last load failed; null after a success and while one runs. */
  lastError: ApiError | null;
  getLast: () => Promise<void>;
};

export const useLastSubmissionStore = create<LastSubmissionState>()((set) => ({
  last: null,
  isKnown: false,
  lastError: null,

  getLast: async () => {
    set({ lastError: null });
    try {
      set({ last: await getLastOfAll(), isKnown: true });
    } catch (error) {
      set({ lastError: asApiError(error) });
    }
  },
}));
