import type { LearningPath } from '@stepwise/contracts/learning-path';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getLearningPaths } from './learn.api.ts';

type LearnState = {
  /** Null until loaded once. */
  learningPaths: LearningPath[] | null;
  /** Why the last load failed; null after a success and while one runs. */
  learningPathsError: ApiError | null;
  getLearningPaths: () => Promise<void>;
};

export const useLearnStore = create<LearnState>()((set) => ({
  learningPaths: null,
  learningPathsError: null,

  getLearningPaths: async () => {
    set({ learningPathsError: null });
    try {
      set({ learningPaths: await getLearningPaths() });
    } catch (error) {
      set({ learningPathsError: asApiError(error) });
    }
  },
}));
