import type { LanguageKey } from '@stepwise/contracts/language';
import { adaptTypeScript } from './adapt-typescript.ts';

/** Judge0 refuses a source of blanks alone, which is a program like any other. */
const NOTHING: Readonly<Record<LanguageKey, string>> = {
  PYTHON: '#\n',
  JAVASCRIPT: '//\n',
  TYPESCRIPT: '//\n',
  JAVA: '//\n',
};

/** The source as it is sent. Lines keep their numbers, so that messages of compilers stay true. */
export function adaptSource(language: LanguageKey, source: string): string {
  const present = source.trim() === '' ? NOTHING[language] : source;
  return language === 'TYPESCRIPT' ? adaptTypeScript(present) : present;
}
