import type { Problem } from '@stepwise/contracts/problem';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import type { ApiError } from '../../lib/api/failures/api-error.ts';
import { asApiError } from '../../lib/api/failures/as-api-error.ts';
import { withCheck, type LanguageCheck } from './references/language-check.ts';
import { getProblemToEdit, saveProblem } from './problem-editor.api.ts';
import type { ProblemBody } from './form/problem-form.ts';
import { brokenOff, refused, savedElsewhere } from './refusals/saving-failures.ts';

type ProblemEditorState = {
  /** The problem to edit; null while it loads. */
  original: Problem | null;
  originalError: ApiError | null;
  isSaving: boolean;
  /** One entry per language whose reference solution has been started on. */
  checks: readonly LanguageCheck[];
  /** Why nothing was stored the last time. */
  refusal: ApiError | null;
  /** It was said that somebody else has saved the problem: the next time that is replaced. */
  replaces: boolean;
  loadOriginal: (id: string) => Promise<void>;
  /** Creates a problem, or replaces `edited`. Answers whether it is stored. */
  saveProblem: (
    body: ProblemBody,
    edited: Pick<Problem, 'id' | 'updatedAt'> | null,
  ) => Promise<boolean>;
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
  replaces: false,
} as const;

export const useProblemEditorStore = create<ProblemEditorState>()((set, get) => ({
  ...BLANK,

  loadOriginal: async (id) => {
    wanted = id;
    set({ original: null, originalError: null, replaces: false });
    try {
      const original = await getProblemToEdit(id);
      if (wanted === id) set({ original });
    } catch (error) {
      if (wanted === id) set({ originalError: asApiError(error) });
    }
  },

  saveProblem: async (body, edited) => {
    const basedOn = get().replaces ? undefined : edited?.updatedAt;
    const { signal } = (running = new AbortController());
    set({ isSaving: true, checks: [], refusal: null });
    try {
      for await (const event of saveProblem(body, edited && { id: edited.id, basedOn }, signal)) {
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
      toast.error(edited === null ? 'Error creating problem' : 'Error updating problem');
      set(whyNot(asApiError(error), basedOn));
      return false;
    } finally {
      set({ isSaving: false });
    }
  },

  cancelSaving: () => running?.abort(),

  leave: () => {
    running?.abort();
    wanted = null;
    set(BLANK);
  },
}));

let running: AbortController | null = null;
/** The problem to edit: an answer about another one comes too late. */
let wanted: string | null = null;

/** Of what is based on nothing a conflict is another one, like too many drafts. */
function whyNot(refusal: ApiError, basedOn: string | undefined): Partial<ProblemEditorState> {
  const isOutdated = refusal.code === 'CONFLICT' && basedOn !== undefined;
  return isOutdated ? { refusal: savedElsewhere(refusal), replaces: true } : { refusal };
}
