import { z } from 'zod';
import { LANGUAGE_KEYS, LANGUAGES } from './language-list.ts';

export * from './language-list.ts';

export const languageKeySchema = z.enum(LANGUAGE_KEYS);

export const languageIdSchema = z.literal(
  LANGUAGES.map(({ id }) => id),
  'This language id is not known',
);

/** One line of GET /execution-code/languages: what this installation can run, or why it cannot. */
export const languageStatusSchema = z.object({
  key: languageKeySchema,
  id: languageIdSchema,
  label: z.string(),
  available: z.boolean(),
  version: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether a run of a program can be recorded step by step. */
  traceable: z.boolean(),
});

export type LanguageStatus = z.output<typeof languageStatusSchema>;
