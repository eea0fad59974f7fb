import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import {
  difficultySchema,
  exampleSchema as shownSchema,
  LEVEL_TAGS,
} from '@stepwise/contracts/problem';
import { PACKAGE_FORMATS } from '@stepwise/contracts/problem-export';
import { z } from 'zod';
import { PACKAGE_LANGUAGES } from '../package-languages.ts';
import { exampleSchema, slugSchema } from '../schemas.ts';

export const HINTS_MAX = 50;
const OWN_EXAMPLES_MAX = 20;

/**
 * `.platform.yaml` of a problem that others wrote. What the bank demands of its own problems is
 * theirs to leave out; how outputs are judged stands where the format has it.
 */
export const importedPlatformSchema = z.strictObject({
  schema: z.literal(1),
  imported: z.strictObject({
    /** Version of the format that it came in. */
    from: z.enum(PACKAGE_FORMATS),
  }),
  number: z.int().min(1),
  difficulty: difficultySchema,
  level: z.enum(LEVEL_TAGS).optional(),
  tags: z.array(z.string().min(1).max(40)).max(20),
  category: z.string().min(1).max(60).optional(),
  prerequisites: z.array(slugSchema).max(50).optional(),
  /** One by one, or a text as somebody wrote it on the site. */
  hints: z.union([z.array(z.string().min(1)).max(HINTS_MAX), z.string().min(1)]),
  examples: z.array(exampleSchema),
  /** What is shown as examples where that is not the samples. */
  own_examples: z
    .partialRecord(z.enum(LANGUAGE_KEYS), z.array(shownSchema).max(OWN_EXAMPLES_MAX))
    .optional(),
  /** Where the list below the statement's last heading of that name does not say it exactly. */
  constraints: z.string().optional(),
  /** By the format's language codes, from versions that have no place for them. */
  starters: z.partialRecord(z.enum(PACKAGE_LANGUAGES), z.string()).optional(),
  visible_dirs: z.array(z.string()),
  /** Tests with a longer input or answer are hidden, wherever they lie. */
  visible_bytes: z.int().positive().optional(),
});

export type ImportedPlatform = z.output<typeof importedPlatformSchema>;
