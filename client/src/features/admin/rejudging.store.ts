import type { Rejudging } from '@stepwise/contracts/rejudging';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { asApiError } from '../../lib/api/as-api-error.ts';
import {
  changeRejudging,
  listRejudgings,
  startRejudging,
  type RejudgingChange,
} from './rejudging.api.ts';

type RejudgingState = {
  /** Null until they were loaded once. */
  rejudgings: Rejudging[] | null;
  /** Whether the last look failed; what is shown may then be old. */
  hasFailed: boolean;
  load: () => Promise<void>;
  /** Answers whether it was begun. */
  start: (problemId: string, all: boolean) => Promise<boolean>;
  change: (id: string, change: RejudgingChange) => Promise<void>;
};

export const useRejudgingStore = create<RejudgingState>()((set, get) => ({
  rejudgings: null,
  hasFailed: false,

  load: async () => {
    try {
      set({ rejudgings: await listRejudgings(), hasFailed: false });
    } catch {
      set({ hasFailed: true });
    }
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
