import type { ProblemRejudging, Rejudging } from '@stepwise/contracts/rejudging';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import {
  changeRejudging,
  getProblemRejudging,
  listRejudgings,
  startRejudging,
  type RejudgingChange,
} from './rejudging.api.ts';

export type OfProblem = {
  readonly id: string;
  /** Null until it was loaded once. */
  readonly known: ProblemRejudging | null;
  /** Whether the last look failed; what is shown may then be old. */
  readonly hasFailed: boolean;
};

type RejudgingState = {
  /** Null until they were loaded once. */
  rejudgings: Rejudging[] | null;
  /** Whether the last look failed; what is shown may then be old. */
  hasFailed: boolean;
  /** What there is to judge again of the problem that was asked for last. */
  ofProblem: OfProblem | null;
  load: () => Promise<void>;
  loadOfProblem: (id: string) => Promise<void>;
  /** Answers whether it was begun. */
  start: (problemId: string, all: boolean) => Promise<boolean>;
  change: (id: string, change: RejudgingChange) => Promise<void>;
};

export const useRejudgingStore = create<RejudgingState>()((set, get) => ({
  rejudgings: null,
  hasFailed: false,
  ofProblem: null,

  load: async () => {
    try {
      set({ rejudgings: await listRejudgings(), hasFailed: false });
    } catch {
      set({ hasFailed: true });
    }
  },

  loadOfProblem: async (id) => {
    const { ofProblem } = get();
    const before = ofProblem?.id === id ? ofProblem.known : null;
    set({ ofProblem: { id, known: before, hasFailed: false } });
    const loaded = await getProblemRejudging(id).catch(() => null);
    if (get().ofProblem?.id !== id) return;
    set({ ofProblem: { id, known: loaded ?? before, hasFailed: loaded === null } });
  },

  start: async (problemId, all) => {
    try {
      toast.success((await startRejudging(problemId, all)).message);
    } catch (error) {
      toast.error(asApiError(error).message);
      return false;
    }
    await get().load();
    return true;
  },

  change: async (id, change) => {
    try {
      toast.success((await changeRejudging(id, change)).message);
    } catch (error) {
      toast.error(asApiError(error).message);
    }
    await get().load();
  },
}));
