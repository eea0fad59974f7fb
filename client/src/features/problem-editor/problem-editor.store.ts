import type { Problem } from '@stepwise/contracts/problem';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { withCheck, type LanguageCheck } from './references/language-check.ts';
import { getProblemToEdit, saveProblem } from './problem-editor.api.ts';
import type { ProblemBody } from './form/problem-form.ts';
import { brokenOff, refused } from './refusals/saving-failures.ts';

type ProblemEditorState = {
  /** The problem to edit; null while it loads. */
  original: Problem | null;
  originalError: ApiError | null;
  isSaving: boolean;
  /** One entry per language whose reference solution has been started on. */
  checks: readonly LanguageCheck[];
  /** Why nothing was stored the last time. */
  refusal: ApiError | null;
  loadOriginal: (id: string) => Promise<void>;
  /** Answers whether the problem is stored. */
  saveProblem: (body: ProblemBody, editedId: string | null) => Promise<boolean>;
  cancelSaving: () => void;
  /** The form is left: nothing of it stays. */
  leave: () => void;
};

const BLANK = {
  original: null,
  originalError: null,
  isSaving: false,
  checks: [],
  refusal: null,
} as const;

export const useProblemEditorStore = create<ProblemEditorState>()((set) => ({
  ...BLANK,

  loadOriginal: async (id) => {
    set({ original: null, originalError: null });
    try {
      set({ original: await getProblemToEdit(id) });
    } catch (error) {
      set({ originalError: asApiError(error) });
    }
  },

  saveProblem: async (body, editedId) => {
    const { signal } = (running = new AbortController());
    set({ isSaving: true, checks: [], refusal: null });
    try {
      for await (const event of saveProblem(body, editedId, signal)) {
        if (event.name === 'done') {
          toast.success(event.payload.message || 'Problem Created successfully⚡');
          return true;
        }
        if (event.name === 'failed') throw refused(event.payload);
        set(({ checks }) => ({ checks: withCheck(checks, event.payload) }));
      }
      throw brokenOff();
    } catch (error) {
      if (signal.aborted) return false;
      toast.error(editedId === null ? 'Error creating problem' : 'Error updating problem');
      set({ refusal: asApiError(error) });
      return false;
    } finally {
      set({ isSaving: false });
    }
  },

  cancelSaving: () => running?.abort(),

  leave: () => {
    running?.abort();
    set(BLANK);
  },
}));

let running: AbortController | null = null;
