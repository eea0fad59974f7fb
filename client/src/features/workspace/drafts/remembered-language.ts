import type { LanguageKey } from '@stepwise/contracts/language';
import { readText, writeText } from '../../../lib/browser/storage.ts';

const PREFIX = 'stepwise.language.v1';
/** What the account said when this browser last looked. */
const OF_ACCOUNT = 'stepwise.account-language.v1';

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

/** Takes over what was chosen on another device since this browser last looked. */
export function followAccount(userId: string, language: LanguageKey): void {
  if (readText(`${OF_ACCOUNT}:${userId}`) === language) return;
  noteAccount(userId, language);
  rememberLanguage(userId, language);
}

/** The account says so by now, and this browser knows it. */
export function noteAccount(userId: string, language: LanguageKey): void {
  writeText(`${OF_ACCOUNT}:${userId}`, language);
}
