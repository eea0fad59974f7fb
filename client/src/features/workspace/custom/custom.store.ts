import type { CustomExecution } from '@stepwise/contracts/execution';
import { languageIdOf, type LanguageKey } from '@stepwise/contracts/language-list';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { CUSTOM_INPUTS_MAX } from '@stepwise/contracts/execution-limits';
import { executeCustom } from '../run/execution.api.ts';
import { explainRefusal } from '../run/explain-refusal.ts';
import { readInputs, writeInputs } from './kept-inputs.ts';
import { useProgramMarkStore } from '../editor/program-mark.store.ts';

export type CustomRun = CustomExecution['runs'][number];

/** One input, with what the program made of it; the run is null before the first. */
export type Trial = { readonly id: number; readonly stdin: string; readonly run: CustomRun | null };

type Place = { readonly userId: string; readonly problemId: string };

type CustomState = {
  place: Place | null;
  trials: readonly Trial[];
  selectedId: number;
  isTrying: boolean;
  /** What the compiler said in the last run, and the language it speaks of. */
  compileOutput: string | null;
  language: LanguageKey | null;
  open: (userId: string, problemId: string, firstInput: string) => void;
  select: (id: number) => void;
  setInput: (stdin: string) => void;
  addInput: () => void;
  removeInput: () => void;
  /** Runs a program on all inputs. Does nothing while another run is on its way. */
  tryOut: (language: LanguageKey, code: string) => Promise<void>;
  leave: () => void;
};

const NOTHING_RUN = { isTrying: false, compileOutput: null, language: null };

let controller = new AbortController();
let lastId = 0;

export const useCustomStore = create<CustomState>()((set, get) => ({
  place: null,
  trials: [],
  selectedId: 0,
  ...NOTHING_RUN,

  open: (userId, problemId, firstInput) => {
    const trials = (readInputs(userId, problemId) ?? [firstInput]).map(freshTrial);
    const selectedId = trials[0]?.id ?? 0;
    set({ ...NOTHING_RUN, place: { userId, problemId }, trials, selectedId });
  },

  select: (selectedId) => set({ selectedId }),

  setInput: (stdin) => {
    const { trials, selectedId } = get();
    keep(trials.map((trial) => (trial.id === selectedId ? { ...trial, stdin } : trial)));
  },

  addInput: () => {
    const { trials } = get();
    if (trials.length >= CUSTOM_INPUTS_MAX) return;
    const added = freshTrial('');
    keep([...trials, added]);
    set({ selectedId: added.id });
  },

  removeInput: () => {
    const { trials, selectedId } = get();
    if (trials.length < 2) return;
    const index = trials.findIndex(({ id }) => id === selectedId);
    const left = trials.filter(({ id }) => id !== selectedId);
    keep(left);
    set({ selectedId: left[Math.min(index, left.length - 1)]?.id ?? 0 });
  },

  tryOut: async (language, code) => {
    const { place, trials, isTrying } = get();
    if (!place || isTrying) return;
    controller = new AbortController();
    const { signal } = controller;
    set({ isTrying: true });
    useProgramMarkStore.getState().clearMark();
    try {
      const { compileOutput, runs } = await executeCustom(
        {
          source_code: { [language]: code },
          language_id: languageIdOf(language),
          problemId: place.problemId,
          stdin: trials.map(({ stdin }) => stdin),
        },
        signal,
      );
      if (signal.aborted) return;
      // Inputs may have come and gone meanwhile; each run goes to the input it was made for.
      const runOf = new Map(trials.map(({ id }, index) => [id, runs[index] ?? null]));
      const withRuns = get().trials.map((trial) => ({
        ...trial,
        run: runOf.get(trial.id) ?? null,
      }));
      set({ trials: withRuns, isTrying: false, compileOutput, language });
      const complaints = [compileOutput, ...runs.filter(hasCrashed).map(({ stderr }) => stderr)];
      useProgramMarkStore.getState().markFrom(language, complaints);
    } catch (error) {
      if (signal.aborted) return;
      set({ isTrying: false });
      toast.error(explainRefusal(error));
    }
  },

  leave: () => {
    controller.abort();
    set({ ...NOTHING_RUN, place: null, trials: [] });
  },
}));

function keep(trials: readonly Trial[]): void {
  const { place } = useCustomStore.getState();
  useCustomStore.setState({ trials });
  if (!place) return;
  const inputs = trials.map(({ stdin }) => stdin);
  writeInputs(place.userId, place.problemId, inputs);
}

/** A program may say what it likes on its error output; only that of a crash is about a line. */
function hasCrashed({ status }: CustomRun): boolean {
  return status === 'Runtime Error';
}

function freshTrial(stdin: string): Trial {
  lastId += 1;
  return { id: lastId, stdin, run: null };
}
