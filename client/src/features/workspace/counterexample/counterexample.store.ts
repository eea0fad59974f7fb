import { create } from 'zustand';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import {
  type CounterexampleAnswer,
  getCounterexample,
  searchCounterexample,
} from './counterexample.api.ts';

/** A search on its way. */
export type Search = {
  readonly submissionId: string;
  /** Inputs that the program was run on. */
  readonly tried: number;
  readonly isFound: boolean;
  /** Begun by a setting of the person: nobody waits for how it ends. */
  readonly isUnasked: boolean;
};

/** Why a search came to nothing, in words. */
type Refusal = { readonly submissionId: string; readonly message: string };

export type CounterexampleState = {
  /** What is known, by the submission's id; null where the server could not be asked. */
  known: Readonly<Record<string, CounterexampleAnswer | null>>;
  search: Search | null;
  refusal: Refusal | null;
  /** Asks once what is known of a submission. */
  look: (submissionId: string) => Promise<void>;
  /**
   * Looks for the smallest input on which it fails. Does nothing during another search that somebody asked for.
   * One that nobody asked for comes to nothing in silence, and gives way to one that somebody does.
   */
  find: (submissionId: string, isUnasked?: boolean) => Promise<void>;
  /** Gives up the search under way; the server ends it too. */
  cancel: () => void;
  /** The page is left: nothing of it stays. */
  leave: () => void;
};

const BLANK = { known: {}, search: null, refusal: null } as const;

let visit = new AbortController();
let running: AbortController | null = null;

export const useCounterexampleStore = create<CounterexampleState>()((set, get) => ({
  ...BLANK,

  look: async (submissionId) => {
    if (get().known[submissionId]) return;
    const { signal } = visit;
    const answer = await getCounterexample(submissionId, signal).catch(() => null);
    // A search that was begun meanwhile may know more.
    if (signal.aborted || get().known[submissionId]) return;
    set(({ known }) => ({ known: { ...known, [submissionId]: answer } }));
  },

  find: async (submissionId, isUnasked = false) => {
    if (!mayBegin(get().search, isUnasked)) return;
    running?.abort();
    const { signal } = (running = new AbortController());
    set({ search: { submissionId, tried: 0, isFound: false, isUnasked }, refusal: null });
    const refuse = (message: string): void => {
      if (!isUnasked) set({ refusal: { submissionId, message } });
    };
    try {
      for await (const event of searchCounterexample(submissionId, signal, isUnasked)) {
        if (signal.aborted) return;
        if (event.name === 'searching') {
          set({ search: { submissionId, ...event.payload, isUnasked } });
        }
        if (event.name === 'failed') return refuse(event.payload.message);
        if (event.name === 'done') {
          const { payload: answer } = event;
          return set(({ known }) => ({ known: { ...known, [submissionId]: answer } }));
        }
      }
      refuse('The search broke off: check your connection, and search again.');
    } catch (error) {
      if (!signal.aborted) refuse(asApiError(error).message);
    } finally {
      if (running.signal === signal) set({ search: null });
    }
  },

  cancel: () => running?.abort(),

  leave: () => {
    visit.abort();
    visit = new AbortController();
    running?.abort();
    set(BLANK);
  },
}));

function mayBegin(underWay: Search | null, isUnasked: boolean): boolean {
  return underWay === null || (underWay.isUnasked && !isUnasked);
}
