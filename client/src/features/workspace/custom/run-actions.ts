import { languageIdOf } from '@stepwise/contracts/language-list';
import toast from 'react-hot-toast';
import { useProgramMarkStore } from '../editor/mark/program-mark.store.ts';
import { executeCustom } from '../run/execution.api.ts';
import { explainRefusal } from '../run/explain-refusal.ts';
import type { CustomActions } from './custom-state.ts';
import { withoutTooLong } from './too-long.ts';
import { hasCrashed, worthALook } from './worth-a-look.ts';

let controller = new AbortController();

/** The run of a program on all inputs. */
export const runActions: CustomActions<'tryOut' | 'stop'> = (set, get) => ({
  tryOut: async (language, code) => {
    const { place, isTrying } = get();
    if (!place || isTrying) return;
    const trials = withoutTooLong(get().trials);
    if (trials.length === 0) return;
    controller = new AbortController();
    const { signal } = controller;
    const chosenId = get().selectedId;
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
      // Who has chosen another one since, or types in this one, stays there.
      const { selectedId: nowId } = get();
      const [sent, now] = [trials, withRuns].map((all) => all.find(({ id }) => id === chosenId));
      const isLeft = nowId === chosenId && sent?.stdin === now?.stdin;
      const selectedId = isLeft ? worthALook(withRuns, nowId) : nowId;
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
});
