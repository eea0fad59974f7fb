import type { SubmissionSummary } from '@stepwise/contracts/submission';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import { getAllSubmissions, getSolvedProblems, type SolvedProblem } from './dashboard.api.ts';

/** Problems that were solved last and submissions that were made last come first. */
type DashboardState = Remote<'solvedProblems', SolvedProblem[]> &
  Remote<'submissions', SubmissionSummary[]> & {
    getSolvedProblems: () => Promise<void>;
    getAllSubmissions: () => Promise<void>;
  };

export const useDashboardStore = create<DashboardState>()((set) => ({
  ...unloaded('solvedProblems'),
  ...unloaded('submissions'),

  getSolvedProblems: () =>
    loadInto(set, 'solvedProblems', getSolvedProblems, () =>
      toast.error('Error getting solved problems'),
    ),

  getAllSubmissions: () =>
    loadInto(set, 'submissions', getAllSubmissions, () =>
      toast.error('Error getting all submissions'),
    ),
}));
