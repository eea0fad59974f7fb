import type { CustomExecution } from '@stepwise/contracts/execution';
import { languageIdOf, type LanguageKey } from '@stepwise/contracts/language-list';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { OWN_INPUTS_MAX, SAMPLES_MAX } from '@stepwise/contracts/execution-limits';
import { executeCustom } from '../run/execution.api.ts';
import { explainRefusal } from '../run/explain-refusal.ts';
import { readInputs, writeInputs } from './kept-inputs.ts';
import { isTooLong, withoutTooLong } from './too-long.ts';
import { hasCrashed, worthALook } from './worth-a-look.ts';
import { useProgramMarkStore } from '../editor/mark/program-mark.store.ts';
import { showUndo } from '../editor/show-undo.tsx';

export type CustomRun = CustomExecution['runs'][number];

/** One input, with what the program made of it; the run is null before the first. */
export type Trial = {
  readonly id: number;
  /** Like "Sample 1" or "Input 2". */
  readonly name: string;
  /** Given by the problem: it stays as it is. */
  readonly isSample: boolean;
  readonly stdin: string;
  readonly run: CustomRun | null;
};

type Place = { readonly userId: string; readonly problemId: string };

type CustomState = {
  place: Place | null;
  /** The samples, then the person's own. */
  trials: readonly Trial[];
  selectedId: number;
  isTrying: boolean;
  /** How often a text was put in from elsewhere: whoever shows the inputs brings them to the front. */
  fillings: number;
  /** What the compiler said in the last run, and the language it speaks of. */
  compileOutput: string | null;
  language: LanguageKey | null;
  open: (userId: string, problemId: string, samples: readonly string[]) => void;
  select: (id: number) => void;
  setInput: (stdin: string) => void;
  /** Adds an input with this text; where there is no room it replaces the last. */
  addInput: (stdin: string) => void;
  /** As `addInput`, asked for where the inputs are not seen. */
  fillIn: (stdin: string) => void;
  removeInput: () => void;
  /** Runs a program on all inputs. Does nothing while another run is on its way. */
  tryOut: (language: LanguageKey, code: string) => Promise<void>;
  /** Ends the run on its way. */
  stop: () => void;
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

  fillings: 0,

  open: (userId, problemId, texts) => {
    const samples = texts.slice(0, SAMPLES_MAX).map((stdin) => freshTrial(stdin, true));
    const kept = readInputs(userId, problemId) ?? [texts.find((text) => !isTooLong(text)) ?? ''];
    const own = kept.map((stdin) => freshTrial(stdin, false));
    const trials = named([...samples, ...own]);
    set({ ...NOTHING_RUN, place: { userId, problemId }, trials, selectedId: own[0]?.id ?? 0 });
  },

  select: (selectedId) => set({ selectedId }),

  setInput: (stdin) => {
    const { trials, selectedId } = get();
    keep(
      trials.map((trial) =>
        trial.id === selectedId && !trial.isSample ? { ...trial, stdin } : trial,
      ),
    );
  },

  addInput: (stdin) => {
    const { trials } = get();
    const added = freshTrial(stdin, false);
    const isFull = ownOf(trials).length >= OWN_INPUTS_MAX;
    keep([...(isFull ? trials.slice(0, -1) : trials), added]);
    set({ selectedId: added.id });
  },

  fillIn: (stdin) => {
    const { trials, addInput, fillings } = get();
    const same = trials.find((trial) => !trial.isSample && trial.stdin === stdin);
    if (same) set({ selectedId: same.id });
    else addInput(stdin);
    set({ fillings: fillings + 1 });
    const last = trials.at(-1);
    const isKept = get().trials.some(({ id }) => id === last?.id);
    if (last && !isKept) offerBack(last, get().selectedId);
  },

  removeInput: () => {
    const { trials, selectedId } = get();
    const index = trials.findIndex(({ id }) => id === selectedId);
    if (trials[index]?.isSample !== false || ownOf(trials).length < 2) return;
    const left = trials.filter(({ id }) => id !== selectedId);
    keep(left);
    set({ selectedId: left[Math.min(index, left.length - 1)]?.id ?? 0 });
  },

  tryOut: async (language, code) => {
    const { place, isTrying } = get();
    if (!place || isTrying) return;
    const trials = withoutTooLong(get().trials);
    if (trials.length === 0) return;
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
      const selectedId = worthALook(withRuns, get().selectedId);
      set({ trials: withRuns, selectedId, isTrying: false, compileOutput, language });
      const complaints = [compileOutput, ...runs.filter(hasCrashed).map(({ stderr }) => stderr)];
      useProgramMarkStore.getState().markFrom(language, complaints);
    } catch (error) {
      if (signal.aborted) return;
      set({ isTrying: false });
      toast.error(explainRefusal(error));
    }
  },

  stop: () => {
    controller.abort();
    set({ isTrying: false });
  },

  leave: () => {
    controller.abort();
    set({ ...NOTHING_RUN, place: null, trials: [] });
  },
}));

/** The person's own among the inputs. */
export function ownOf(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ isSample }) => !isSample);
}

function keep(trials: readonly Trial[]): void {
  const { place } = useCustomStore.getState();
  useCustomStore.setState({ trials: named(trials) });
  if (!place) return;
  const inputs = ownOf(trials).map(({ stdin }) => stdin);
  writeInputs(place.userId, place.problemId, inputs);
}

/** Says that an input was replaced, and puts it back where that is undone. */
function offerBack(replaced: Trial, newId: number): void {
  showUndo(`${replaced.name} replaced`, () => {
    const { trials } = useCustomStore.getState();
    if (!trials.some(({ id }) => id === newId)) return;
    keep(trials.map((trial) => (trial.id === newId ? replaced : trial)));
    useCustomStore.setState({ selectedId: replaced.id });
  });
}

function freshTrial(stdin: string, isSample: boolean): Trial {
  lastId += 1;
  return { id: lastId, name: '', isSample, stdin, run: null };
}

/** Counts samples and own inputs each by themselves. */
function named(trials: readonly Trial[]): Trial[] {
  const samples = trials.filter(({ isSample }) => isSample).length;
  return trials.map((trial, index) => ({
    ...trial,
    name: trial.isSample ? `Sample ${String(index + 1)}` : `Input ${String(index + 1 - samples)}`,
  }));
}
