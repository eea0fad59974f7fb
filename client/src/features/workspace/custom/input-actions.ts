import { OWN_INPUTS_MAX } from '@stepwise/contracts/execution-limits';
import type { StoreApi } from 'zustand';
import { showUndo } from '../../../components/ui/show-undo.tsx';
import type { CustomActions, CustomState } from './custom-state.ts';
import { writeInputs } from './kept-inputs.ts';
import { freshTrial, named, ownOf, type Trial } from './trials.ts';

type InputAction = 'setInput' | 'addInput' | 'fillIn' | 'removeInput';

/** What a person does with the own inputs; each change is kept in the browser. */
export const inputActions: CustomActions<InputAction> = (set, get, store) => ({
  setInput: (stdin) => {
    const { trials, selectedId } = get();
    keep(
      store,
      trials.map((trial) =>
        trial.id === selectedId && !trial.isSample ? { ...trial, stdin } : trial,
      ),
    );
  },

  addInput: (stdin) => {
    const { trials } = get();
    const added = freshTrial(stdin, false);
    const isFull = ownOf(trials).length >= OWN_INPUTS_MAX;
    keep(store, [...(isFull ? trials.slice(0, -1) : trials), added]);
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
    if (last && !isKept) offerBack(store, last, get().selectedId);
  },

  removeInput: () => {
    const { trials, selectedId } = get();
    const index = trials.findIndex(({ id }) => id === selectedId);
    if (trials[index]?.isSample !== false || ownOf(trials).length < 2) return;
    const left = trials.filter(({ id }) => id !== selectedId);
    keep(store, left);
    set({ selectedId: left[Math.min(index, left.length - 1)]?.id ?? 0 });
  },
});

type Store = StoreApi<CustomState>;

function keep({ getState, setState }: Store, trials: readonly Trial[]): void {
  const { place } = getState();
  setState({ trials: named(trials) });
  if (!place) return;
  const inputs = ownOf(trials).map(({ stdin }) => stdin);
  writeInputs(place.userId, place.problemId, inputs);
}

/** Says that an input was replaced, and puts it back where that is undone. */
function offerBack(store: Store, replaced: Trial, newId: number): void {
  showUndo(`${replaced.name} replaced`, () => {
    const { trials } = store.getState();
    if (!trials.some(({ id }) => id === newId)) return;
    keep(
      store,
      trials.map((trial) => (trial.id === newId ? replaced : trial)),
    );
    store.setState({ selectedId: replaced.id });
  });
}
