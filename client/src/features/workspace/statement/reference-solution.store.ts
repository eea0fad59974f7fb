import { create } from 'zustand';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { asApiError } from '../../../lib/api/as-api-error.ts';
import {
  getReferenceSolution,
  revealReferenceSolution,
  type ReferenceSolution,
} from './reference-solution.api.ts';

type ReferenceSolutionState = {
  /** Whose problem the rest belongs to. */
  problemId: string | null;
  /** Null until the person asked for it. */
  solution: ReferenceSolution | null;
  isLoading: boolean;
  error: ApiError | null;
  /** Who has solved the problem gives nothing away; anybody else is noted as having been shown it. */
  show: (problemId: string, isSolved: boolean) => Promise<void>;
};

export const useReferenceSolutionStore = create<ReferenceSolutionState>()((set, get) => ({
  problemId: null,
  solution: null,
  isLoading: false,
  error: null,

  show: async (problemId, isSolved) => {
    set({ problemId, solution: null, isLoading: true, error: null });
    try {
      const solution = await (isSolved ? getReferenceSolution : revealReferenceSolution)(problemId);
      if (get().problemId === problemId) set({ solution, isLoading: false });
    } catch (error) {
      if (get().problemId === problemId) set({ error: asApiError(error), isLoading: false });
    }
  },
}));
