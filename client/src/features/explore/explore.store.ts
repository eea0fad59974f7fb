import type { ExploredItem, ExploredProblem } from '@stepwise/contracts/explore';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { getExploredProblem, getFirstProblems } from './explore.api.ts';

type ExploreState = Remote<'choice', ExploredItem[]> & {
  problem: ExploredProblem | null;
  problemError: ApiError | null;
  loadChoice: () => Promise<void>;
  loadProblem: (id: string) => Promise<void>;
};

export const useExploreStore = create<ExploreState>()((set, get) => ({
  ...unloaded('choice'),
  problem: null,
  problemError: null,

  loadChoice: () => loadInto(set, 'choice', getFirstProblems),

  loadProblem: async (id) => {
    latestId = id;
    // The page of another problem must not show for a moment under this address.
    set({ problemError: null, ...(isMeant(get().problem, id) ? {} : { problem: null }) });
    try {
      const problem = await getExploredProblem(id);
      if (latestId === id) set({ problem });
    } catch (error) {
      if (latestId !== id) return;
      const problemError = asApiError(error);
      // What is here already stays, unless it is gone.
      set({ problemError, ...(problemError.code === 'NOT_FOUND' ? { problem: null } : {}) });
    }
  },
}));

/** The problem asked for last: answers to earlier questions come too late. */
let latestId: string | null = null;

/** Whether an address is the problem's, by its id or slug. */
export function isMeant(problem: ExploredProblem | null, id: string): problem is ExploredProblem {
  return problem !== null && (problem.id === id || problem.slug === id);
}
