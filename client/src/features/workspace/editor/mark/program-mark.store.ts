import type { LanguageKey } from '@stepwise/contracts/language';
import { create } from 'zustand';
import { complaintOf } from './complaint.ts';
import { placeOf } from './program-lines.ts';

/** Where the last run went wrong. */
export type ProgramMark = {
  readonly language: LanguageKey;
  readonly line: number;
  readonly column: number;
  /** What is wrong there, in the tool's words; may be empty. */
  readonly message: string;
};

type ProgramMarkState = {
  mark: ProgramMark | null;
  /** Looks through the messages of a run, the most telling first, for the place they are about. */
  markFrom: (language: LanguageKey, messages: readonly (string | null)[]) => void;
  clearMark: () => void;
};

export const useProgramMarkStore = create<ProgramMarkState>()((set) => ({
  mark: null,

  markFrom: (language, messages) => {
    for (const message of messages) {
      if (message === null) continue;
      const place = placeOf(message, language);
      if (place)
        return set({ mark: { language, ...place, message: complaintOf(message, language) } });
    }
    set({ mark: null });
  },

  clearMark: () => set({ mark: null }),
}));
