import { SAMPLES_MAX } from '@stepwise/contracts/execution-limits';
import { create } from 'zustand';
import type { CustomState } from './custom-state.ts';
import { inputActions } from './input-actions.ts';
import { isInputsChange, readInputs } from './kept-inputs.ts';
import { runActions } from './run-actions.ts';
import { isTooLong } from './too-long.ts';
import { freshTrial, named, withOwn } from './trials.ts';

const NOTHING_RUN = { isTrying: false, compileOutput: null, language: null };

/** Takes over what another tab has changed. */
function follow(event: StorageEvent): void {
  const { place, ...before } = useCustomStore.getState();
  if (!place || !isInputsChange(place.userId, place.problemId, event)) return;
  const inputs = readInputs(place.userId, place.problemId);
  if (!inputs) return;
  const trials = withOwn(before.trials, inputs);
  const chosen = trials.find(({ id }) => id === before.selectedId) ?? trials.at(-1);
  useCustomStore.setState({ trials, selectedId: chosen?.id ?? 0 });
}

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
    window.addEventListener('storage', follow);
  },

  select: (selectedId) => set({ selectedId }),

  ...inputActions(set, get, store),
  ...runActions(set, get, store),

  leave: () => {
    window.removeEventListener('storage', follow);
    get().stop();
    set({ ...NOTHING_RUN, place: null, trials: [] });
  },
}));
