import { SAMPLES_MAX } from '@stepwise/contracts/execution-limits';
import { create } from 'zustand';
import type { CustomState } from './custom-state.ts';
import { inputActions } from './input-actions.ts';
import { readInputs } from './kept-inputs.ts';
import { runActions } from './run-actions.ts';
import { isTooLong } from './too-long.ts';
import { freshTrial, named } from './trials.ts';

const NOTHING_RUN = { isTrying: false, compileOutput: null, language: null };

export const useCustomStore = create<CustomState>()((set, get, store) => ({
  place: null,
  trials: [],
  selectedId: 0,
  ...NOTHING_RUN,

  fillings: 0,

  open: (userId, problemId, texts) => {
    const samples = texts.slice(0, SAMPLES_MAX).map((stdin) => freshTrial(stdin, true));
    const kept = readInputs(userId, problemId) ?? [texts.find((text) => !isTooLong(text)) ?? ''];
    const own = kept.map((stdin) => freshTrial(stdin, false));
    const trials = named([...samples, ...own]);
    set({ ...NOTHING_RUN, place: { userId, problemId }, trials, selectedId: own[0]?.id ?? 0 });
  },

  select: (selectedId) => set({ selectedId }),

  ...inputActions(set, get, store),
  ...runActions(set, get, store),

  leave: () => {
    get().stop();
    set({ ...NOTHING_RUN, place: null, trials: [] });
  },
}));
