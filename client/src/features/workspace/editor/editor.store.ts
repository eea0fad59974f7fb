import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language-list';
import { create } from 'zustand';
import { noteTyped } from '../drafts/draft-sync.ts';
import { isChangeOf, readDraft, writeDraft, type DraftPlace } from '../drafts/drafts.ts';
import { rememberLanguage, rememberedLanguage } from '../drafts/remembered-language.ts';
import type { EditorState, Starters } from './editor-state.ts';
import { replaceActions } from './replace-actions.ts';

const CLOSED = { place: null, starters: {}, code: '', chosen: null };

export const useEditorStore = create<EditorState>()((set, get, store) => ({
  ...CLOSED,

  open: (userId, problemId, starters) => {
    const language = chooseLanguage(starters, rememberedLanguage(userId));
    if (language === null) return set({ ...CLOSED, starters });
    const place = { userId, problemId, language };
    set({ place, starters, code: codeAt(place, starters), chosen: null });
  },

  setLanguage: (language) => {
    get().showLanguage(language);
    if (get().place) set({ chosen: language });
  },

  showLanguage: (language) => {
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

  ...replaceActions(set, get, store),

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
