import type { ProblemReview, ReviewGrade } from '@stepwise/contracts/review';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import {
  getProblemReview,
  noteOpened,
  noteSeen,
  postForget,
  postGrade,
  type Seen,
} from './review.api.ts';

type ProblemReviewState = {
  /** The problem that the rest belongs to. */
  problemId: string | null;
  /** Null until the server has said what it keeps. */
  review: ProblemReview | null;
  /** What is open: on this page, and at earlier visits once the server has said so. */
  help: ProblemReview['help'];
  /** Tells that a problem's page was opened. */
  open: (problemId: string, isReview: boolean) => Promise<void>;
  /** Reads anew, after a problem was solved. */
  refresh: (problemId: string) => Promise<void>;
  see: (problemId: string, seen: Seen) => void;
  /** The page is left. */
  leave: () => void;
  grade: (problemId: string, grade: ReviewGrade) => Promise<void>;
  /** Its card and grades go, for good. */
  forget: (problemId: string) => Promise<void>;
};

const NOTHING = { problemId: null, review: null, help: { hints: 0, editorial: false } };

/** Open is what was opened, also when the page is laid out anew, or the server has not heard of it. */
function withSeen(
  { hints, editorial }: ProblemReview['help'],
  seen: Partial<ProblemReview['help']>,
): ProblemReview['help'] {
  return {
    hints: Math.max(hints, seen.hints ?? 0),
    editorial: editorial || seen.editorial === true,
  };
}

export const useProblemReviewStore = create<ProblemReviewState>()((set, get) => {
  /** Answers of an earlier problem come too late. */
  const keep = (problemId: string, review: ProblemReview) => {
    if (get().problemId !== problemId) return;
    set(({ help }) => ({ review, help: withSeen(help, review.help) }));
  };

  return {
    ...NOTHING,

    open: async (problemId, isReview) => {
      set({ ...NOTHING, problemId });
      try {
        keep(problemId, await noteOpened(problemId, isReview));
      } catch {
        // Nothing on the page waits for it: hints begin closed then, and today has no time.
      }
    },

    refresh: async (problemId) => {
      try {
        keep(problemId, await getProblemReview(problemId));
      } catch {
        // When it is due is told on the page of reviews as well, which says why it cannot be loaded.
      }
    },

    see: (problemId, seen) => {
      if (get().problemId === problemId) set(({ help }) => ({ help: withSeen(help, seen) }));
      // The server grades without it; nobody can do anything about it here.
      noteSeen(problemId, seen).catch(() => undefined);
    },

    leave: () => set(NOTHING),

    forget: async (problemId) => {
      try {
        keep(problemId, await postForget(problemId));
        toast.success('Its reviews are forgotten');
      } catch (error) {
        toast.error(`They could not be forgotten: ${asApiError(error).message}`);
      }
    },

    grade: async (problemId, grade) => {
      try {
        keep(problemId, await postGrade(problemId, grade));
      } catch (error) {
        toast.error(`The grade could not be changed: ${asApiError(error).message}`);
      }
    },
  };
});
