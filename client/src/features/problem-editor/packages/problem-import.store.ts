import type {
  ImportedProblem,
  ImportLanguages,
  JudgedProgram,
} from '@stepwise/contracts/problem-import';
import { create } from 'zustand';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { tellUndone } from '../../../lib/api/failures/tell-undone.ts';
import { importPackage } from './problem-import.api.ts';
import { brokenOff, refused } from '../refusals/saving-failures.ts';

type ProblemImportState = {
  isImporting: boolean;
  /** Programs of the package, in the order in which they were judged. */
  judged: readonly JudgedProgram[];
  imported: ImportedProblem | null;
  /** Why nothing was stored the last time. */
  refusal: ApiError | null;
  importPackage: (file: File, languages: ImportLanguages) => Promise<void>;
  /** Gives up what is under way. */
  cancel: () => void;
  /** The page is left: nothing of it stays. */
  leave: () => void;
};

const BLANK = { isImporting: false, judged: [], imported: null, refusal: null } as const;

export const useProblemImportStore = create<ProblemImportState>()((set) => ({
  ...BLANK,

  importPackage: async (file, languages) => {
    running?.abort();
    const { signal } = (running = new AbortController());
    set({ ...BLANK, isImporting: true });
    try {
      for await (const event of importPackage(file, languages, signal)) {
        if (event.name === 'failed') throw refused(event.payload);
        if (event.name === 'done') return set({ imported: event.payload.data });
        set(({ judged }) => ({ judged: withJudged(judged, event.payload) }));
      }
      throw brokenOff();
    } catch (error) {
      tellUndone(error, 'The package was not imported. Choose it again after signing in.');
      if (!signal.aborted) set({ refusal: asApiError(error) });
    } finally {
      if (running.signal === signal) set({ isImporting: false });
    }
  },

  cancel: () => running?.abort(),

  leave: () => {
    running?.abort();
    set(BLANK);
  },
}));

let running: AbortController | null = null;

/** A program may be judged again by another time limit: what was said last counts. */
function withJudged(judged: readonly JudgedProgram[], one: JudgedProgram): JudgedProgram[] {
  return [...judged.filter(({ name }) => name !== one.name), one];
}
