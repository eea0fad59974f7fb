import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language-list';
import type { Example, Problem } from '@stepwise/contracts/problem';

export type ExampleGroup = {
  readonly languages: readonly LanguageKey[];
  readonly examples: readonly Example[];
};

/**
 * The examples of each language that has an input. Languages with the very same examples, which is
 * most of them, share a group instead of saying everything three times.
 */
export function groupExamples(examples: Problem['examples']): ExampleGroup[] {
  const groups = new Map<string, { languages: LanguageKey[]; examples: Example[] }>();
  for (const language of LANGUAGE_KEYS) {
    const own = [examples[language] ?? []].flat().filter(({ input }) => input !== '');
    if (own.length === 0) continue;
    const text = JSON.stringify(own.map((one) => [one.input, one.output, one.explanation]));
    const group = groups.get(text) ?? { languages: [], examples: own };
    group.languages.push(language);
    groups.set(text, group);
  }
  return [...groups.values()];
}
