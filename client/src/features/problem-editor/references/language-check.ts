import type { LanguageKey } from '@stepwise/contracts/language';

/** How many tests of a language's reference solution have finished. */
export type LanguageCheck = {
  readonly language: LanguageKey;
  readonly done: number;
  readonly total: number;
};

export function withCheck(
  checks: readonly LanguageCheck[],
  check: LanguageCheck,
): readonly LanguageCheck[] {
  const isKnown = checks.some(({ language }) => language === check.language);
  if (!isKnown) return [...checks, check];
  return checks.map((known) => (known.language === check.language ? check : known));
}
