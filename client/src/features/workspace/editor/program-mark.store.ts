import type { LanguageKey } from '@stepwise/contracts/language';
import { create } from 'zustand';
import { placeOf } from './program-lines.ts';

/** Where the last run went wrong. */
export type ProgramMark = {
  readonly language: LanguageKey;
  readonly line: number;
  readonly column: number;
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
      const place = message === null ? null : placeOf(message, language);
      if (place) return set({ mark: { language, ...place } });
    }
    set({ mark: null });
  },

  clearMark: () => set({ mark: null }),
}));
