import type { ReferenceRun, ReferenceRunInput } from '@stepwise/contracts/reference-run';
import { create } from 'zustand';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { tellUndone } from '../../../lib/api/failures/tell-undone.ts';
import { withCheck, type LanguageCheck } from './language-check.ts';
import { runReferences } from '../problem-editor.api.ts';
import { refused, runBrokenOff } from '../refusals/saving-failures.ts';

/** What is run for: to see whether all pass, or to learn the outputs of one. */
type Purpose = 'check' | 'fill';

type ReferenceRunState = {
  /** Null while nothing runs. */
  running: Purpose | null;
  checks: readonly LanguageCheck[];
  /** How the last check went; null before and while it is repeated. */
  result: ReferenceRun | null;
  refusal: ApiError | null;
  /** Which of the two `refusal` is about. */
  refused: Purpose | null;
  /** Ends an earlier one. Answers what came of it, null when it was stopped or refused. */
  run: (purpose: Purpose, input: ReferenceRunInput) => Promise<ReferenceRun | null>;
  stop: () => void;
  /** Puts the result away. */
  close: () => void;
  /** The form is left: nothing of it stays. */
  leave: () => void;
};

const BLANK = { running: null, checks: [], result: null, refusal: null, refused: null } as const;

export const useReferenceRunStore = create<ReferenceRunState>()((set) => ({
  ...BLANK,

  run: async (purpose, input) => {
    controller?.abort();
    const { signal } = (controller = new AbortController());
    set({ ...BLANK, running: purpose });
    try {
      for await (const event of runReferences(input, signal)) {
        if (event.name === 'failed') throw refused(event.payload);
        if (event.name === 'done') {
          const result = event.payload.data;
          if (purpose === 'check') set({ result });
          return result;
        }
        set(({ checks }) => ({ checks: withCheck(checks, event.payload) }));
      }
      throw runBrokenOff();
    } catch (error) {
      tellUndone(error, 'The reference solutions were not run. Run them again after signing in.');
      if (!signal.aborted) set({ refusal: asApiError(error), refused: purpose });
      return null;
    } finally {
      if (controller.signal === signal) set({ running: null });
    }
  },

  stop: () => controller?.abort(),

  close: () => set({ result: null, refusal: null, refused: null }),

  leave: () => {
    controller?.abort();
    set(BLANK);
  },
}));

let controller: AbortController | null = null;
