import type { Problem, ProblemListItem } from '@stepwise/contracts/problem';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { deleteProblem, getAllProblems, getProblem } from './problem.api.ts';
import type { Reveal } from './reveal.ts';

/** The problems are in the order of their numbers. */
type ProblemState = Remote<'problems', ProblemListItem[]> & {
  problem: Problem | null;
  /** What was shown when the list was left: Back finds the place again. */
  leftAt: Reveal | null;
  isProblemLoading: boolean;
  isDeletingProblem: boolean;
  problemError: ApiError | null;
  getAllProblems: () => Promise<void>;
  getProblemById: (id: string) => Promise<void>;
  deleteProblem: (id: string) => Promise<void>;
};

const TOAST = 'Error in getting problems';

export const useProblemStore = create<ProblemState>()((set, get) => ({
  ...unloaded('problems'),
  problem: null,
  leftAt: null,
  isProblemLoading: false,
  isDeletingProblem: false,
  problemError: null,

  getAllProblems: () => loadInto(set, 'problems', getAllProblems, () => toast.error(TOAST)),

  getProblemById: async (id) => {
    latestId = id;
    const known = isSame(get().problem, id);
    // The page of another problem must not show for a moment under this address.
    set({ isProblemLoading: true, problemError: null, ...(known ? {} : { problem: null }) });
    try {
      const problem = await getProblem(id);
      if (latestId === id) set({ problem });
    } catch (error) {
      if (latestId !== id) return;
      const problemError = asApiError(error);
      set({ problemError });
      // An address without a problem gets a page of its own that says so. What is here already stays.
      if (problemError.code === 'NOT_FOUND') set({ problem: null });
      else toast.error(TOAST);
    } finally {
      if (latestId === id) set({ isProblemLoading: false });
    }
  },

  deleteProblem: async (id) => {
    set({ isDeletingProblem: true });
    try {
      toast.success(await deleteProblem(id));
      set({ problems: get().problems?.filter((problem) => problem.id !== id) ?? null });
    } catch {
      toast.error('Error deleting problem');
    } finally {
      set({ isDeletingProblem: false });
    }
  },
}));

/** The problem asked for last: answers to earlier questions come too late. */
let latestId: string | null = null;

function isSame(problem: Problem | null, id: string): boolean {
  return problem !== null && (problem.id === id || problem.slug === id);
}
