import { z } from 'zod';

/** Shapes of Judge0 1.13.1's answers, as far as we read them. */
export const languagesAnswer = z.array(z.object({ id: z.number(), name: z.string() }));

const limit = z.number().positive();

export const configAnswer = z.object({
  maintenance_mode: z.boolean(),
  enable_batched_submissions: z.boolean(),
  enable_compiler_options: z.boolean(),
  /** Names without versions; empty stands for all. */
  allowed_languages_for_compile_options: z.array(z.string()).default([]),
  max_submission_batch_size: z.number().int().positive(),
  max_cpu_time_limit: limit,
  max_wall_time_limit: limit,
  max_memory_limit: limit,
  max_stack_limit: limit,
  max_max_processes_and_or_threads: limit,
  max_max_file_size: limit,
});

/** What this server allows. */
export type ServerConfig = z.output<typeof configAnswer>;

export const workersAnswer = z.array(z.object({ size: z.number(), available: z.number() }));

/** Of each entry of a batch: its token, or what is wrong with which attribute. */
const createdEntry = z.union([
  z.object({ token: z.string().min(1) }),
  z.record(z.string(), z.array(z.string())),
]);

export const createdAnswer = z.array(createdEntry);

const token = z.string();

/** null stands for a token the server does not know. */
export const statusesAnswer = z.object({
  submissions: z.array(z.object({ token, status_id: z.number() }).nullable()),
});

const text = z.string().nullable();

const resultEntry = z.object({
  token,
  status_id: z.number(),
  /** Seconds. */
  time: text,
  wall_time: text,
  /** Kilobytes. */
  memory: z.number().nullable(),
  stdout: text,
  stderr: text,
  compile_output: text,
  message: text,
  exit_code: z.number().nullable(),
  exit_signal: z.number().nullable(),
});

/** A finished submission; its texts are base64. */
export type Judge0Result = Omit<z.output<typeof resultEntry>, 'token'>;

export const RESULT_FIELDS = Object.keys(resultEntry.shape);

export const resultsAnswer = z.object({ submissions: z.array(resultEntry.nullable()) });
