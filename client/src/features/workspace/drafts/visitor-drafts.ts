import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language-list';
import { setAside } from './aside.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { rememberLanguage, rememberedLanguage } from './remembered-language.ts';

/** In the place of a person's id: whoever is at this browser and not signed in. */
export const VISITOR = 'visitor';

/**
 * What was typed for a problem before signing in becomes the person's draft, in the language it was typed in.
 * A draft that they had becomes a version.
 */
export function takeVisitorDrafts(
  userId: string,
  problemId: string,
  starters: Partial<Record<LanguageKey, string>>,
): void {
  const taken: LanguageKey[] = [];
  for (const language of LANGUAGE_KEYS) {
    const typedAt = { userId: VISITOR, problemId, language };
    const typed = readDraft(typedAt);
    if (typed === null) continue;
    const starter = starters[language] ?? '';
    const place = { ...typedAt, userId };
    const former = readDraft(place);
    if (former !== null && former !== typed) setAside(place, former);
    // Forgotten there only once it is kept here.
    if (writeDraft(place, typed, starter)) writeDraft(typedAt, starter, starter);
    taken.push(language);
  }
  const last = rememberedLanguage(VISITOR);
  const language = last !== null && taken.includes(last) ? last : taken[0];
  if (language !== undefined) rememberLanguage(userId, language);
}
