import { difficultySchema, LEVEL_TAGS } from '@stepwise/contracts/problem';
import { z } from 'zod';
import { exampleSchema } from '../schemas.ts';
import { FORMATS } from './metadata.ts';

/**
 * `.platform.yaml` of a problem that others wrote. What the bank demands of its own problems is
 * theirs to leave out; how outputs are judged stands where the format has it.
 */
export const importedPlatformSchema = z.strictObject({
  schema: z.literal(1),
  imported: z.strictObject({
    /** Version of the format that it came in. */
    from: z.enum(FORMATS),
  }),
  number: z.int().min(1),
  difficulty: difficultySchema,
  level: z.enum(LEVEL_TAGS),
  tags: z.array(z.string().min(1).max(40)).max(4),
  category: z.string().min(1).max(60),
  hints: z.array(z.string().min(1)).max(4),
  examples: z.array(exampleSchema),
  visible_dirs: z.array(z.string()),
});

export type ImportedPlatform = z.output<typeof importedPlatformSchema>;
