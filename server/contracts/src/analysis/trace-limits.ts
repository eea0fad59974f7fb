/** Bounds of a recording, apart from the schemas so that the client needs no zod for them. */
import type { LanguageKey } from '../judging/language-list.ts';

/** Languages whose programs can be recorded. */
export const TRACED_LANGUAGES = [
  'PYTHON',
  'JAVASCRIPT',
  'TYPESCRIPT',
  'JAVA',
] as const satisfies readonly LanguageKey[];

export type TracedLanguage = (typeof TRACED_LANGUAGES)[number];

export function isTraced(language: LanguageKey): language is TracedLanguage {
  return (TRACED_LANGUAGES as readonly LanguageKey[]).includes(language);
}

/** Characters of the input of a program that is recorded. */
export const TRACE_INPUT_MAX = 16 * 1024;
/** Steps after which a recording ends. */
export const TRACE_STEPS_MAX = 5_000;
/** Characters that the program prints at one step. */
export const TRACE_PRINTED_MAX = 64 * 1024;
