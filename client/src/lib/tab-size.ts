import type { LanguageKey } from '@stepwise/contracts/language';

/** What is edited as code: programs, and the texts in YAML that stand beside them. */
export type EditedLanguage = LanguageKey | 'YAML';

/** Columns that a language's texts are usually indented by. */
export const TAB_SIZE: Record<EditedLanguage, number> = {
  JAVASCRIPT: 2,
  TYPESCRIPT: 2,
  PYTHON: 4,
  JAVA: 4,
  YAML: 2,
};
