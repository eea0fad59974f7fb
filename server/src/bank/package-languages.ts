import type { LanguageKey } from '@stepwise/contracts/language';

/** Languages by the package format's names. */
export const PACKAGE_LANGUAGES = ['javascript', 'python3', 'java', 'typescript'] as const;

export type PackageLanguage = (typeof PACKAGE_LANGUAGES)[number];

type LanguageFiles = {
  readonly key: LanguageKey;
  /** Name of the starter in attachments/templates/<language>/. */
  readonly starter: string;
  /** How the name of a submission ends. A Java submission is a folder that holds Main.java. */
  readonly ending: string;
};

export const LANGUAGE_FILES: Readonly<Record<PackageLanguage, LanguageFiles>> = {
  javascript: { key: 'JAVASCRIPT', starter: 'main.js', ending: '.js' },
  python3: { key: 'PYTHON', starter: 'main.py', ending: '.py' },
  java: { key: 'JAVA', starter: 'Main.java', ending: '/Main.java' },
  typescript: { key: 'TYPESCRIPT', starter: 'main.ts', ending: '.ts' },
};

/** One value per language, for the languages that have one. */
export type ByLanguage<T> = Partial<Record<LanguageKey, T>>;
