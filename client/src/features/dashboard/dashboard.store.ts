import type { SubmissionSummary } from '@stepwise/contracts/submission';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { getAllSubmissions, getSolvedProblems, type SolvedProblem } from './dashboard.api.ts';

type DashboardState = {
  /** Last solved first; null until loaded once. */
  solvedProblems: SolvedProblem[] | null;
  /** Newest first; null until loaded once. */
  submissions: SubmissionSummary[] | null;
  isSolvedLoading: boolean;
  isSubmissionsLoading: boolean;
  /** Why the last load failed; null after a success and while one runs. */
  solvedError: ApiError | null;
  submissionsError: ApiError | null;
  getSolvedProblems: () => Promise<void>;
  getAllSubmissions: () => Promise<void>;
};

export const useDashboardStore = create<DashboardState>()((set) => ({
  solvedProblems: null,
  submissions: null,
  isSolvedLoading: false,
  isSubmissionsLoading: false,
  solvedError: null,
  submissionsError: null,

  getSolvedProblems: async () => {
    set({ isSolvedLoading: true, solvedError: null });
    try {
      set({ solvedProblems: await getSolvedProblems() });
    } catch (error) {
      set({ solvedError: asApiError(error) });
      toast.error('Error getting solved problems');
    } finally {
      set({ isSolvedLoading: false });
    }
  },

  getAllSubmissions: async () => {
    set({ isSubmissionsLoading: true, submissionsError: null });
    try {
      set({ submissions: await getAllSubmissions() });
    } catch (error) {
      set({ submissionsError: asApiError(error) });
      toast.error('Error getting all submissions');
    } finally {
      set({ isSubmissionsLoading: false });
    }
  },
}));
