import { setAside } from '../drafts/aside.ts';
import { writeDraft } from '../drafts/drafts.ts';
import { VISITOR } from '../drafts/visitor-drafts.ts';
import type { EditorActions } from './editor-state.ts';

/** Another program in place of the one that is there, and each with the way back. */
export const replaceActions: EditorActions<'replaceCode' | 'reset'> = (_set, get) => ({
  replaceCode: (language, code) => {
    const { place, starters } = get();
    if (!place) return () => undefined;
    if (place.language !== language) get().showLanguage(language);
    const former = get().code;
    const isWorth = former !== code && former !== starters[language];
    // A visitor has no versions.
    if (isWorth && place.userId !== VISITOR) setAside({ ...place, language }, former);
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
});
