import { create } from 'zustand';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { getGrowth, type GrowthAnswer, measureGrowth } from './growth.api.ts';

type GrowthState = {
  /** What is known, by the submission's id; null where the server could not be asked. */
  known: Readonly<Record<string, GrowthAnswer | null>>;
  /** The submission that is being measured. */
  measuring: string | null;
  /** Why a measurement came to nothing, in words. */
  refusal: { readonly submissionId: string; readonly message: string } | null;
  /** Asks once whether a submission can be measured. */
  look: (submissionId: string) => Promise<void>;
  /** Does nothing while another is measured. */
  measure: (submissionId: string) => Promise<void>;
  /** Gives up the measurement under way; the server ends it too. */
  cancel: () => void;
  /** The page is left: nothing of it stays. */
  leave: () => void;
};

const BLANK = { known: {}, measuring: null, refusal: null } as const;

let visit = new AbortController();
let running: AbortController | null = null;

export const useGrowthStore = create<GrowthState>()((set, get) => ({
  ...BLANK,

  look: async (submissionId) => {
    if (get().known[submissionId]) return;
    const { signal } = visit;
    const answer = await getGrowth(submissionId, signal).catch(() => null);
    if (!signal.aborted) set(({ known }) => ({ known: { ...known, [submissionId]: answer } }));
  },

  measure: async (submissionId) => {
    if (get().measuring !== null) return;
    const { signal } = (running = new AbortController());
    set({ measuring: submissionId, refusal: null });
    try {
      const answer = await measureGrowth(submissionId, signal);
      if (signal.aborted) return;
      set(({ known }) => ({ known: { ...known, [submissionId]: answer } }));
    } catch (error) {
      if (signal.aborted) return;
      set({ refusal: { submissionId, message: asApiError(error).message } });
    }
    set({ measuring: null });
  },

  cancel: () => {
    running?.abort();
    set({ measuring: null });
  },

  leave: () => {
    running?.abort();
    visit.abort();
    visit = new AbortController();
    set(BLANK);
  },
}));
