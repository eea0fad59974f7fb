import type { LanguageKey } from '../judging/language-list.ts';

/** Languages in which the steps of a program are counted. */
export const GROWTH_LANGUAGES: readonly LanguageKey[] = [
  'JAVA',
  'JAVASCRIPT',
  'PYTHON',
  'TYPESCRIPT',
];
