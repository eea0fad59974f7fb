import type { LanguageKey } from '@stepwise/contracts/language-list';
import { readDraft, writeDraft } from './drafts.ts';
import { rememberedLanguage } from './remembered-language.ts';

/** In the place of a person's id: whoever is at this browser and not signed in. */
export const VISITOR = 'visitor';

export type VisitorDraft = { readonly language: LanguageKey; readonly code: string };

/** What was typed for a problem while nobody was signed in, the language used last first. */
export function visitorDrafts(
  problemId: string,
  languages: readonly LanguageKey[],
): readonly VisitorDraft[] {
  const last = rememberedLanguage(VISITOR);
  return languages
    .map((language) => ({ language, code: readDraft(placeOf(problemId, language)) ?? '' }))
    .filter(({ code }) => code.trim() !== '')
    .sort((a, b) => Number(b.language === last) - Number(a.language === last));
}

export function forgetVisitorDraft(problemId: string, { language, code }: VisitorDraft): void {
  writeDraft(placeOf(problemId, language), code, code);
}

/** The way back from forgetting it. */
export function keepVisitorDraft(problemId: string, { language, code }: VisitorDraft): void {
  writeDraft(placeOf(problemId, language), code, '');
}

const placeOf = (problemId: string, language: LanguageKey) => ({
  ...{ userId: VISITOR, problemId, language },
});
