import { create } from 'zustand';
import type { ApiError } from '../../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../../lib/api/failures/as-api-error.ts';
import {
  getReferenceSolution,
  revealReferenceSolution,
  type ReferenceSolution,
} from './reference-solution.api.ts';

type ReferenceSolutionState = {
  /** The problem that the rest belongs to. */
  problemId: string | null;
  /** Null until the user asks for it. */
  solution: ReferenceSolution | null;
  isLoading: boolean;
  error: ApiError | null;
  /** Shows the solution; recorded for users who have not solved the problem. */
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
