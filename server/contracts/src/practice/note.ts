import { z } from 'zod';
import { storableText } from '../text.ts';

/** Characters of a note. */
export const NOTE_MAX = 20_000;
const SEARCH_MAX = 100;

export const noteSchema = z.object({
  text: z.string(),
  /** Counts the changes from 1. */
  revision: z.number().int(),
  writtenAt: z.iso.datetime(),
});

export type Note = z.output<typeof noteSchema>;

export const writeNoteSchema = z.object({
  text: storableText().max(NOTE_MAX, `A note has at most ${NOTE_MAX} characters`),
  /** The revision that the writer has seen last, 0 for none: a note changed since is not overwritten. */
  basedOn: z.number().int().min(0).max(2_147_483_647),
});

export type WriteNoteInput = z.input<typeof writeNoteSchema>;

export const notesQuerySchema = z.object({
  /** A part of the text, in any case of letters. */
  search: storableText().trim().max(SEARCH_MAX).optional(),
});

export const noteListResponseSchema = z.object({
  message: z.string(),
  /** The problems that the notes are about, the newest note first. */
  data: z.array(z.object({ problemId: z.uuid(), writtenAt: z.iso.datetime() })),
});

export const noteResponseSchema = z.object({ message: z.string(), data: noteSchema.nullable() });

export const noteWrittenResponseSchema = z.object({
  message: z.string(),
  data: noteSchema.omit({ text: true }),
});
