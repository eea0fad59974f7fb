import { z } from 'zod';

/** Of a zip file that holds a package. */
export const PACKAGE_BYTES_MAX = 32 * 1024 * 1024;

const IMPORT_LANGUAGES = ['limited', 'all'] as const;

export type ImportLanguages = (typeof IMPORT_LANGUAGES)[number];

export const problemImportQuerySchema = z.object({
  /** The file's name: what the problem is called when the archive has no folder. */
  name: z.string().min(1).max(200).optional(),
  /** `all` takes no notice of the languages that the package is limited to. */
  languages: z.enum(IMPORT_LANGUAGES).default('limited'),
});

/** A labelled program of a package, and what became of it. */
const judgedProgramSchema = z.object({
  /** Like `wrong_answer/greedy.py`. */
  name: z.string(),
  /** The verdict, or why it was left aside. */
  outcome: z.string(),
  /** Null when it was left aside. */
  agrees: z.boolean().nullable(),
});

const importedProblemSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  tests: z.number().int(),
  timeLimitMs: z.number().int(),
  programs: z.array(judgedProgramSchema),
  /** What the package holds and the problem does not, in words. */
  warnings: z.array(z.string()),
});

export type ImportedProblem = z.output<typeof importedProblemSchema>;
export type JudgedProgram = z.output<typeof judgedProgramSchema>;

export const problemImportResponseSchema = z.object({
  message: z.string(),
  data: importedProblemSchema,
});

/** Events of an import under `Accept: text/event-stream`, by name. */
export const problemImportEventSchemas = {
  judged: judgedProgramSchema,
  failed: z.object({ message: z.string(), code: z.string(), errors: z.array(z.string()) }),
  done: problemImportResponseSchema,
} as const;
