import type { LanguageKey } from '@stepwise/contracts/language';
import type { StateCreator } from 'zustand';
import type { DraftPlace } from '../drafts/drafts.ts';

/** Starters by language, as a problem carries them. */
export type Starters = Partial<Record<LanguageKey, string>>;

export type EditorState = {
  /** Whose draft the editor shows; null before a problem was opened. */
  place: DraftPlace | null;
  starters: Starters;
  code: string;
  /** The language that the person chose last for the open problem; null before. */
  chosen: LanguageKey | null;
  /** Opens a problem in the language used last, when it has it. */
  open: (userId: string, problemId: string, starters: Starters) => void;
  /** As the person chooses. */
  setLanguage: (language: LanguageKey) => void;
  /** As a program that is put into the editor needs it. */
  showLanguage: (language: LanguageKey) => void;
  setCode: (code: string) => void;
  /**
   * Puts a whole program into the editor, in its language; answers with the way back. The one before
   * becomes a version.
   */
  replaceCode: (language: LanguageKey, code: string) => () => void;
  /** Puts the starter back; answers with the way back. */
  reset: () => () => void;
  /** Takes over what was typed on another device; null is the starter. */
  adopt: (place: DraftPlace, code: string | null) => void;
  /** The code of the open problem in a language, whether or not the editor shows that now. */
  codeIn: (language: LanguageKey) => string;
  /**
   * Another tab may have the same draft open. Both show the same text at all times, or one would
   * overwrite what was typed in the other. Answers with the way to stop.
   */
  followOtherTabs: () => () => void;
  close: () => void;
};

/** A part of the store: some of its actions. */
export type EditorActions<Name extends keyof EditorState> = StateCreator<
  EditorState,
  [],
  [],
  Pick<EditorState, Name>
>;
