import type { LanguageKey } from '@stepwise/contracts/language';

/** Columns that a language's programs are usually indented by. */
export const TAB_SIZE: Record<LanguageKey, number> = {
  JAVASCRIPT: 2,
  TYPESCRIPT: 2,
  PYTHON: 4,
  JAVA: 4,
};
