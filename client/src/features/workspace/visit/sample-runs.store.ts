import type { CustomExecution } from '@stepwise/contracts/execution';
import { languageIdOf, type LanguageKey } from '@stepwise/contracts/language-list';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { hasCrashed } from '../custom/worth-a-look.ts';
import { useProgramMarkStore } from '../editor/mark/program-mark.store.ts';
import { executeSamples } from '../run/execution.api.ts';
import { explainRefusal } from '../run/explain-refusal.ts';

type SampleRunsState = {
  isRunning: boolean;
  /** What the last run came to, and the language it was in; null before the first. */
  result: (CustomExecution & { language: LanguageKey }) | null;
  /** Runs a program on the samples. Does nothing while another run is on its way. */
  run: (problemId: string, language: LanguageKey, code: string) => Promise<void>;
  /** Ends the run on its way. */
  stop: () => void;
  leave: () => void;
};

let controller = new AbortController();

/** Runs of somebody who is not signed in. */
export const useSampleRunsStore = create<SampleRunsState>()((set, get) => ({
  isRunning: false,
  result: null,

  run: async (problemId, language, code) => {
    if (get().isRunning) return;
    controller = new AbortController();
    const { signal } = controller;
    set({ isRunning: true });
    const mark = useProgramMarkStore.getState();
    mark.clearMark();
    try {
      const program = { source_code: code, language_id: languageIdOf(language), problemId };
      const execution = await executeSamples(program, signal);
      if (signal.aborted) return;
      set({ isRunning: false, result: { ...execution, language } });
      const { compileOutput, runs } = execution;
      const complaints = [compileOutput, ...runs.filter(hasCrashed).map(({ stderr }) => stderr)];
      mark.markFrom(language, complaints);
    } catch (error) {
      if (signal.aborted) return;
      set({ isRunning: false });
      toast.error(explainRefusal(error));
    }
  },

  stop: () => {
    controller.abort();
    set({ isRunning: false });
  },

  leave: () => {
    controller.abort();
    set({ isRunning: false, result: null });
    useProgramMarkStore.getState().clearMark();
  },
}));
