import type { LanguageKey } from '@stepwise/contracts/language';

const PREFIX = 'stepwise.language.v1';

/**
 * The language a person chose last, in this browser. Text of another origin is harmless: callers look
 * it up among the languages of the problem.
 */
export function rememberedLanguage(userId: string): LanguageKey | null {
  try {
    return localStorage.getItem(`${PREFIX}:${userId}`) as LanguageKey | null;
  } catch {
    return null;
  }
}

export function rememberLanguage(userId: string, language: LanguageKey): void {
  try {
    localStorage.setItem(`${PREFIX}:${userId}`, language);
  } catch {
    // Choosing again next time is all it costs.
  }
}
