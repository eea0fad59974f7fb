import type { LanguageKey } from '@stepwise/contracts/language';
import type { StateCreator } from 'zustand';
import type { Trial } from './trials.ts';

type Place = { readonly userId: string; readonly problemId: string };

export type CustomState = {
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

/** A part of the store: some of its actions. */
export type CustomActions<Name extends keyof CustomState> = StateCreator<
  CustomState,
  [],
  [],
  Pick<CustomState, Name>
>;
