import type { Submission } from '@stepwise/contracts/submission';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { getSubmissionCount, getSubmissions } from './submission.api.ts';

type SubmissionState = {
  /** The problem that the rest belongs to. */
  problemId: string | null;
  /** One's own, newest first; null until they were loaded for this problem. */
  submissions: Submission[] | null;
  /** Those of everybody; null until it is known. */
  count: number | null;
  isSubmissionsLoading: boolean;
  hasFailed: boolean;
  getSubmissionsForProblem: (problemId: string) => Promise<void>;
  getSubmissionCountForProblem: (problemId: string) => Promise<void>;
};

export const useSubmissionStore = create<SubmissionState>()((set, get) => ({
  problemId: null,
  submissions: null,
  count: null,
  isSubmissionsLoading: false,
  hasFailed: false,

  getSubmissionsForProblem: async (problemId) => {
    if (get().problemId !== problemId) set({ problemId, submissions: null, count: null });
    set({ isSubmissionsLoading: true, hasFailed: false });
    try {
      const submissions = await getSubmissions(problemId);
      if (get().problemId === problemId) set({ submissions, isSubmissionsLoading: false });
    } catch {
      if (get().problemId !== problemId) return;
      set({ hasFailed: true, isSubmissionsLoading: false });
      // One at a time: the list is asked for every few seconds while something in it runs.
      toast.error('Error getting submissions for problem', { id: 'submissions-failed' });
    }
  },

  getSubmissionCountForProblem: async (problemId) => {
    try {
      const count = await getSubmissionCount(problemId);
      if (get().problemId === problemId) set({ count });
    } catch {
      if (get().problemId !== problemId) return;
      toast.error('Error getting submission count for problem', { id: 'count-failed' });
    }
  },
}));
