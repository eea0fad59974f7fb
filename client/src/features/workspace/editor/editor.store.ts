import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language-list';
import { create } from 'zustand';
import { setAside } from '../drafts/aside.ts';
import { noteTyped } from '../drafts/draft-sync.ts';
import { isChangeOf, readDraft, writeDraft, type DraftPlace } from '../drafts/drafts.ts';
import { rememberLanguage, rememberedLanguage } from '../drafts/remembered-language.ts';

/** Starters by language, as a problem carries them. */
export type Starters = Partial<Record<LanguageKey, string>>;

type EditorState = {
  /** Whose draft the editor shows; null before a problem was opened. */
  place: DraftPlace | null;
  starters: Starters;
  code: string;
  /** Opens a problem in the language used last, when it has it. */
  open: (userId: string, problemId: string, starters: Starters) => void;
  setLanguage: (language: LanguageKey) => void;
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

const CLOSED = { place: null, starters: {}, code: '' };

export const useEditorStore = create<EditorState>()((set, get) => ({
  ...CLOSED,

  open: (userId, problemId, starters) => {
    const language = chooseLanguage(starters, rememberedLanguage(userId));
    if (language === null) return set({ ...CLOSED, starters });
    const place = { userId, problemId, language };
    set({ place, starters, code: codeAt(place, starters) });
  },

  setLanguage: (language) => {
    const { place: former, starters } = get();
    if (!former) return;
    const place = { ...former, language };
    rememberLanguage(place.userId, language);
    set({ place, code: codeAt(place, starters) });
  },

  setCode: (code) => {
    const { place, starters } = get();
    if (!place) return;
    writeDraft(place, code, starters[place.language] ?? '');
    set({ code });
    noteTyped(place.language);
  },

  replaceCode: (language, code) => {
    const { place, starters } = get();
    if (!place) return () => undefined;
    if (place.language !== language) get().setLanguage(language);
    const former = get().code;
    const isWorth = former !== code && former !== starters[language];
    if (isWorth) setAside({ ...place, language }, former);
    get().setCode(code);
    return () => {
      // By then the person may be somewhere else; the draft is put right where it is kept.
      if (get().place?.problemId === place.problemId) get().replaceCode(language, former);
      else writeDraft({ ...place, language }, former, starters[language] ?? '');
    };
  },

  reset: () => {
    const { place, starters, replaceCode } = get();
    if (!place) return () => undefined;
    return replaceCode(place.language, starters[place.language] ?? '');
  },

  adopt: (place, code) => {
    const { place: shown, starters } = get();
    const starter = starters[place.language] ?? '';
    writeDraft(place, code ?? starter, starter);
    if (shown?.problemId === place.problemId && shown.language === place.language) {
      set({ code: code ?? starter });
    }
  },

  codeIn: (language) => {
    const { place, starters, code } = get();
    if (!place || place.language === language) return code;
    return codeAt({ ...place, language }, starters);
  },

  followOtherTabs: () => {
    const onStorage = (event: StorageEvent) => {
      const { place, starters } = get();
      if (place && isChangeOf(place, event)) set({ code: codeAt(place, starters) });
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
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
