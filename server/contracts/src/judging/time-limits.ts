import type { LanguageKey } from './language-list.ts';

/** Times a problem's time limit: what the same algorithm costs more in this language. */
const TIME_FACTORS: Readonly<Record<LanguageKey, number>> = {
  JAVASCRIPT: 1,
  TYPESCRIPT: 1,
  JAVA: 1.5,
  PYTHON: 2.5,
};

/**
 * CPU time a test may take in this language, in milliseconds.
 * @param timeMs the problem's time limit
 */
export function cpuLimitMs(language: LanguageKey, timeMs: number): number {
  return Math.ceil(timeMs * TIME_FACTORS[language]);
}
