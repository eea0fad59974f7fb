import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language';

/** Names of programs in a record, as the command line has them. */
const FILES: Readonly<Record<LanguageKey, string>> = {
  JAVASCRIPT: 'solution.js',
  PYTHON: 'solution.py',
  JAVA: 'Main.java',
  TYPESCRIPT: 'solution.ts',
};

export function programFile(language: LanguageKey): string {
  return FILES[language];
}

/** The language of a file of a record; null for one that is no program. */
export function languageOfFile(file: string): LanguageKey | null {
  return LANGUAGE_KEYS.find((key) => FILES[key] === file) ?? null;
}
