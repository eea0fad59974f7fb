import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language';
import { create } from 'zustand';
import { readDraft, writeDraft, type DraftPlace } from './drafts.ts';
import { rememberLanguage, rememberedLanguage } from './remembered-language.ts';

/** Starters by language, as a problem carries them. */
export type Starters = Partial<Record<LanguageKey, string>>;

type EditorState = {
  /** Whose draft the editor shows; null before a problem was opened. */
  place: DraftPlace | null;
  starters: Starters;
  code: string;
  /** False when the browser refused to keep the last change. */
  isKept: boolean;
  /** Opens a problem in the language used last, when it has it. */
  open: (userId: string, problemId: string, starters: Starters) => void;
  setLanguage: (language: LanguageKey) => void;
  setCode: (code: string) => void;
  /** Puts the starter back; answers with the code that was there, for Undo. */
  reset: () => string;
  close: () => void;
};

const CLOSED = { place: null, starters: {}, code: '', isKept: true };

export const useEditorStore = create<EditorState>()((set, get) => ({
  ...CLOSED,

  open: (userId, problemId, starters) => {
    const language = chooseLanguage(starters, rememberedLanguage(userId));
    if (language === null) return set({ ...CLOSED, starters });
    const place = { userId, problemId, language };
    set({ place, starters, code: codeAt(place, starters), isKept: true });
  },

  setLanguage: (language) => {
    const { place: former, starters } = get();
    if (!former) return;
    const place = { ...former, language };
    rememberLanguage(place.userId, language);
    set({ place, code: codeAt(place, starters), isKept: true });
  },

  setCode: (code) => {
    const { place, starters } = get();
    if (!place) return;
    set({ code, isKept: writeDraft(place, code, starters[place.language] ?? '') });
  },

  reset: () => {
    const { place, starters, code } = get();
    if (place) get().setCode(starters[place.language] ?? '');
    return code;
  },

  close: () => set(CLOSED),
}));

/** The draft, and on the first visit of a language its starter. */
function codeAt(place: DraftPlace, starters: Starters): string {
  return readDraft(place) ?? starters[place.language] ?? '';
}

function chooseLanguage(starters: Starters, wished: LanguageKey | null): LanguageKey | null {
  if (wished !== null && Object.hasOwn(starters, wished)) return wished;
  return LANGUAGE_KEYS.find((key) => Object.hasOwn(starters, key)) ?? null;
}
