import { z } from 'zod';
import { SOURCE_MAX_BYTES } from '../judging/execution.ts';
import { languageKeySchema } from '../judging/language.ts';
import { REHEARSAL_PROBLEMS_MAX } from './rehearsal-limits.ts';
import { TAPE_CHUNK_CHARS, TAPE_EVENTS_MAX } from './tape-limits.ts';

/** Milliseconds since the rehearsal began; none lasts a day. */
const at = z.number().int().min(0).max(86_400_000);
const place = z.number().int().min(0).max(SOURCE_MAX_BYTES);
const text = z.string().max(SOURCE_MAX_BYTES);

/** Places and lengths count UTF-16 code units, as strings of JavaScript do. */
export const tapeEventSchema = z.discriminatedUnion('kind', [
  /** From here on this program is written: the first one, or that of another language. */
  z.object({ at, kind: z.literal('open'), language: languageKeySchema, text }),
  z.object({ at, kind: z.literal('edit'), from: place, removed: place, inserted: text }),
  z.object({ at, kind: z.literal('run') }),
  z.object({ at, kind: z.literal('submit') }),
  /** The page went out of sight, and came back. */
  z.object({ at, kind: z.literal('away') }),
  z.object({ at, kind: z.literal('back') }),
]);

export type TapeEvent = z.output<typeof tapeEventSchema>;

/** What was typed in ten seconds. Sent again it is stored once. */
export const tapeChunkSchema = z.object({
  /** Of the problem, counted from 1. */
  position: z.number().int().min(1).max(REHEARSAL_PROBLEMS_MAX),
  /** Names the page that recorded it: two pages have two buffers. */
  take: z.uuid(),
  /** Counts the chunks of the take from 0. */
  seq: z.number().int().min(0).max(100_000),
  events: z
    .array(tapeEventSchema)
    .min(1)
    .max(TAPE_EVENTS_MAX, `A chunk has at most ${String(TAPE_EVENTS_MAX)} events`)
    .refine(
      (events) => JSON.stringify(events).length <= TAPE_CHUNK_CHARS,
      `A chunk has at most ${String(TAPE_CHUNK_CHARS)} characters`,
    ),
});

export type TapeChunk = z.output<typeof tapeChunkSchema>;

export const tapeStoredResponseSchema = z.object({
  message: z.string(),
  /** Characters that may still be recorded of the problem. */
  data: z.object({ charsLeft: z.number().int() }),
});

export const keepTapeSchema = z.object({ kept: z.boolean() });

/** What was typed for a problem, in the order of its takes and their chunks. */
export const tapeSchema = z.object({
  chunks: z.array(z.object({ take: z.uuid(), events: z.array(tapeEventSchema) })),
});

export type Tape = z.output<typeof tapeSchema>;

export const tapeResponseSchema = z.object({ message: z.string(), data: tapeSchema });
