import type { StateCreator } from 'zustand';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import {
  deleteShare,
  deleteTape,
  getRehearsal,
  putRubric,
  putShare,
  putTape,
} from './rehearsal.api.ts';
import { now, type RehearsalState } from './rehearsal-state.ts';

type Actions = Pick<
  RehearsalState,
  'loadReport' | 'grade' | 'keepTape' | 'deleteTape' | 'share' | 'unshare'
>;

/** What is done with a rehearsal that is over. */
export const reportActions: StateCreator<RehearsalState, [], [], Actions> = (set, get) => ({
  loadReport: async (id) => {
    set({ reportError: null, ...(get().report?.id === id ? {} : { report: null }) });
    try {
      set({ report: await getRehearsal(id) });
    } catch (error) {
      set({ reportError: asApiError(error) });
    }
  },

  grade: async (id, rubric) => {
    set({ report: await putRubric(id, rubric) });
  },

  keepTape: async (id, kept) => {
    set({ report: await putTape(id, kept) });
  },

  deleteTape: async (id) => {
    const rehearsal = await deleteTape(id);
    set(rehearsal.endedAt === null ? { running: now(rehearsal) } : { report: rehearsal });
  },

  share: async (id, parts) => {
    const { token, rehearsal } = await putShare(id, parts);
    set({ report: rehearsal });
    return token;
  },

  unshare: async (id) => {
    set({ report: await deleteShare(id) });
  },
});
