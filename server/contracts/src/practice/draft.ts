import { z } from 'zod';
import { sourceTextSchema } from '../judging/execution.ts';
import { languageKeySchema } from '../judging/language.ts';

/** Earlier texts kept of a draft. */
export const DRAFT_VERSIONS_MAX = 10;
/** Texts that one write may put among them. */
export const DRAFT_KEEP_MAX = 5;

export const draftSchema = z.object({
  language: languageKeySchema,
  /** Null is the starter, whatever that is by then. */
  code: z.string().nullable(),
  /** Counts the changes from 1. */
  revision: z.number().int(),
  writtenAt: z.iso.datetime(),
});

export type Draft = z.output<typeof draftSchema>;

export const writeDraftSchema = z.object({
  language: languageKeySchema,
  code: sourceTextSchema.nullable(),
  /** The revision that the writer has seen last, 0 for none: a draft changed since is not overwritten. */
  basedOn: z.number().int().min(0).max(2_147_483_647),
  /** Texts that were replaced as a whole, oldest first: they go among the versions. */
  keep: z
    .array(sourceTextSchema)
    .max(DRAFT_KEEP_MAX, `At most ${DRAFT_KEEP_MAX} texts can be kept at once`)
    .optional(),
});

export type WriteDraftInput = z.input<typeof writeDraftSchema>;

export const draftQuerySchema = z.object({ language: languageKeySchema.optional() });

export const draftVersionsQuerySchema = z.object({ language: languageKeySchema });

export const draftListResponseSchema = z.object({
  message: z.string(),
  data: z.array(draftSchema),
});

export const draftWrittenResponseSchema = z.object({
  message: z.string(),
  data: draftSchema.omit({ code: true }),
});

export const draftVersionSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  writtenAt: z.iso.datetime(),
});

export type DraftVersion = z.output<typeof draftVersionSchema>;

export const draftVersionListResponseSchema = z.object({
  message: z.string(),
  data: z.array(draftVersionSchema),
});
