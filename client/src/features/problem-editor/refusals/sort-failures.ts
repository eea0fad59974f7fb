import { LANGUAGES, type LanguageKey } from '@stepwise/contracts/language-list';

export type SortedFailures = {
  readonly byLanguage: Readonly<Partial<Record<LanguageKey, string>>>;
  /** What is about no language in particular. */
  readonly others: readonly string[];
};

/** The server's lines, "Python: test 1, Wrong Answer: …", each to its language. */
export function sortFailures(errors: readonly string[]): SortedFailures {
  const byLanguage: Partial<Record<LanguageKey, string>> = {};
  const others: string[] = [];
  for (const line of errors) {
    const language = LANGUAGES.find(({ label }) => line.startsWith(`${label}: `));
    if (!language) others.push(line);
    else byLanguage[language.key] = line.slice(language.label.length + 2);
  }
  return { byLanguage, others };
}
