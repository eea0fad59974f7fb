import type { LanguageKey } from '@stepwise/contracts/language';
import { readText, writeText } from '../../../lib/browser/storage.ts';

const PREFIX = 'stepwise.language.v1';

/**
 * The language a person chose last, in this browser. Text of another origin is harmless: callers look
 * it up among the languages of the problem.
 */
export function rememberedLanguage(userId: string): LanguageKey | null {
  return readText(`${PREFIX}:${userId}`) as LanguageKey | null;
}

/** Choosing again next time is all it costs when the browser refuses. */
export function rememberLanguage(userId: string, language: LanguageKey): void {
  writeText(`${PREFIX}:${userId}`, language);
}
