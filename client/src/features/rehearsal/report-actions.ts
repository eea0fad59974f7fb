import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import toast from 'react-hot-toast';
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
import { rehearsalChannel } from './rehearsal-channel.ts';
import { now, type RehearsalState } from './rehearsal-state.ts';
import { forgetRecording } from './tape/tape-queue.ts';

type Actions = Pick<
  RehearsalState,
  'loadReport' | 'grade' | 'keepTape' | 'deleteTape' | 'share' | 'unshare'
>;

/** The one whose report is open: an answer about another one comes too late. */
let wanted = '';

/** What is done with a rehearsal that is over. */
export const reportActions: StateCreator<RehearsalState, [], [], Actions> = (set, get) => {
  const show = (report: Rehearsal) => {
    if (wanted !== report.id) return;
    set({ report });
    // It runs no more, whatever was read before.
    if (report.endedAt !== null && get().running?.rehearsal.id === report.id) {
      set({ running: null, past: null });
    }
  };
  return {
    loadReport: async (id) => {
      wanted = id;
      set({ reportError: null, ...(get().report?.id === id ? {} : { report: null }) });
      try {
        show(await getRehearsal(id));
      } catch (error) {
        if (wanted === id) set({ reportError: asApiError(error) });
      }
    },

    grade: async (id, rubric) => show(await putRubric(id, rubric)),

    keepTape: async (id, kept) => show(await putTape(id, kept)),

    deleteTape: async (id) => {
      const rehearsal = await deleteTape(id);
      // What this browser has not sent yet would be kept for good.
      forgetRecording(id);
      rehearsalChannel.tell('changed');
      if (rehearsal.endedAt === null) set({ running: now(rehearsal) });
      else show(rehearsal);
      toast.success('Recording deleted');
    },

    share: async (id, parts) => {
      const { token, rehearsal } = await putShare(id, parts);
      show(rehearsal);
      return token;
    },

    unshare: async (id) => show(await deleteShare(id)),
  };
};
