import { z } from 'zod';
import { sourceTextSchema } from '../judging/execution.ts';
import { storableText } from '../text.ts';
import { TRACE_INPUT_MAX, TRACE_PRINTED_MAX, TRACED_LANGUAGES } from './trace-limits.ts';

/** POST /trace: runs a program on one input and records its steps; nothing is stored. */
export const traceRequestSchema = z.object({
  language: z.enum(TRACED_LANGUAGES, 'Programs in this language cannot be recorded'),
  source: sourceTextSchema.min(1, 'Source code is required'),
  input: storableText().max(
    TRACE_INPUT_MAX,
    `An input to step through must be at most ${String(TRACE_INPUT_MAX / 1024)} KiB`,
  ),
});

export type TraceRequest = z.input<typeof traceRequestSchema>;

const text = z.string().max(TRACE_PRINTED_MAX);
/** As large as the length of a list may be in any language. */
const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A number, text, truth value or nothing; an object by its number; anything else in words. */
export const traceValueSchema = z.union([
  z.number(),
  text,
  z.boolean(),
  z.null(),
  z.tuple([count]),
  z.tuple([z.literal('~'), text]),
]);

const value = traceValueSchema;
const items = z.array(z.union([value, z.tuple([value, value])])).max(1000);

/** What a step changes. `depth` counts calls from the innermost one, which is 0. */
export const traceOpSchema = z.union([
  /** A call begins: function, line, names of its parameters. */
  z.tuple([z.literal('c'), text, count, z.array(text).max(100)]),
  /** It ends with a value, or without one by an exception. */
  z.tuple([z.literal('r'), value]),
  z.tuple([z.literal('r')]),
  /** An exception is raised: type, message. */
  z.tuple([z.literal('e'), text, text]),
  /** A variable is set: depth, name, value. */
  z.tuple([z.literal('v'), count, text, value]),
  /** A variable is gone: depth, name. */
  z.tuple([z.literal('u'), count, text]),
  /** An object is new, or all of it: number, kind, type, items or pairs, length. */
  z.tuple([
    z.literal('o'),
    count,
    z.enum(['list', 'tuple', 'set', 'map', 'object']),
    text,
    items,
    count,
  ]),
  /** Items of a list are replaced: number, place, how many go, those that come, length. */
  z.tuple([z.literal('x'), count, count, count, z.array(value).max(1000), count]),
  /** An entry of a map or a field is set, at the end if it is new: number, key, value. */
  z.tuple([z.literal('k'), count, value, value]),
  /** One that is new comes before others: number, key, value, its place. */
  z.tuple([z.literal('k'), count, value, value, count]),
  /** It is gone: number, key. */
  z.tuple([z.literal('d'), count, value]),
  /** The program printed. */
  z.tuple([z.literal('p'), text]),
]);

/**
 * The state before a line runs, as what changed since the step before: as much as a whole recording may
 * be long.
 */
export const traceStepSchema = z.object({ line: count, ops: z.array(traceOpSchema) });

export const traceSchema = z.object({
  steps: z.array(traceStepSchema),
  /** What changed after the last step. */
  ops: z.array(traceOpSchema),
  end: z.object({
    /**
     * `exit`: the program ended. `error`: it was ended by an exception. `limit`: the recording met one
     * of its own. `killed`: the program met a limit of the judge. `unreadable`: it wrote into its own
     * recording, or took its place.
     */
    kind: z.enum(['exit', 'error', 'limit', 'killed', 'unreadable']),
    /** In a sentence. */
    message: z.string(),
    /** Of `error`: the line it came from; null where that is unknown. */
    line: z.int().nullable(),
  }),
});

export type TraceValue = z.output<typeof traceValueSchema>;
export type TraceOp = z.output<typeof traceOpSchema>;
export type TraceStep = z.output<typeof traceStepSchema>;
export type Trace = z.output<typeof traceSchema>;

export const traceResponseSchema = z.object({ message: z.string(), data: traceSchema });
