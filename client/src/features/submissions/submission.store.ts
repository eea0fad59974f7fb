import type { Submission } from '@stepwise/contracts/submission';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { getSubmissionCount, getSubmissions } from './submission.api.ts';

type SubmissionState = {
  /** The problem that the rest belongs to. */
  problemId: string | null;
  /** One's own, newest first; null until they were loaded for this problem. */
  submissions: Submission[] | null;
  /** Everybody's; null while it is not known. */
  submissionCount: number | null;
  isSubmissionsLoading: boolean;
  hasFailed: boolean;
  getSubmissionsForProblem: (problemId: string) => Promise<void>;
  getSubmissionCountForProblem: (problemId: string) => Promise<void>;
};

export const useSubmissionStore = create<SubmissionState>()((set, get) => ({
  problemId: null,
  submissions: null,
  submissionCount: null,
  isSubmissionsLoading: false,
  hasFailed: false,

  getSubmissionsForProblem: async (problemId) => {
    if (get().problemId !== problemId) set({ problemId, submissions: null, submissionCount: null });
    set({ isSubmissionsLoading: true, hasFailed: false });
    try {
      const submissions = await getSubmissions(problemId);
      if (get().problemId === problemId) set({ submissions, isSubmissionsLoading: false });
    } catch {
      if (get().problemId === problemId) set({ hasFailed: true, isSubmissionsLoading: false });
      toast.error('Error getting submissions for problem');
    }
  },

  getSubmissionCountForProblem: async (problemId) => {
    if (get().problemId !== problemId) set({ problemId, submissions: null, submissionCount: null });
    try {
      const submissionCount = await getSubmissionCount(problemId);
      if (get().problemId === problemId) set({ submissionCount });
    } catch {
      toast.error('Error getting submission count for problem');
    }
  },
}));
