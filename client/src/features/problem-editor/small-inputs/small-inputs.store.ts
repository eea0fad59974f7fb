import type { SmallInputsTrial, SmallInputsTrialInput } from '@stepwise/contracts/small-inputs';
import { create } from 'zustand';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { tellUndone } from '../../../lib/api/failures/tell-undone.ts';
import { trySmallInputs } from '../problem-editor.api.ts';

type SmallInputsState = {
  isTrying: boolean;
  /** What the last try made; null before and while it is repeated. */
  trial: SmallInputsTrial | null;
  /** Of what; null before. */
  tried: SmallInputsTrialInput | null;
  refusal: ApiError | null;
  /** Ends an earlier one. */
  tryOut: (input: SmallInputsTrialInput) => Promise<void>;
  /** The form is left: nothing of it stays. */
  leave: () => void;
};

const BLANK = { isTrying: false, trial: null, tried: null, refusal: null } as const;

export const useSmallInputsStore = create<SmallInputsState>()((set) => ({
  ...BLANK,

  tryOut: async (input) => {
    controller?.abort();
    const { signal } = (controller = new AbortController());
    set({ ...BLANK, isTrying: true, tried: input });
    try {
      const trial = await trySmallInputs(input, signal);
      if (!signal.aborted) set({ trial });
    } catch (error) {
      tellUndone(error, 'The small inputs were not tried. Try them again after signing in.');
      if (!signal.aborted) set({ refusal: asApiError(error) });
    } finally {
      if (controller.signal === signal) set({ isTrying: false });
    }
  },

  leave: () => {
    controller?.abort();
    set(BLANK);
  },
}));

let controller: AbortController | null = null;
