import { difficultySchema, LEVEL_TAGS } from '@stepwise/contracts/problem';
import { z } from 'zod';
import { parseChecker } from '../judge/answer/compare-output.mjs';
import { PACKAGE_LANGUAGES } from './package-languages.ts';
import { TAGS } from './tags.ts';

/** Name of a problem's folder. Other judges allow no hyphen here. */
export const slugSchema = z.string().regex(/^[a-z0-9]+$/, 'must be lower-case letters and digits');

const languageSchema = z.enum(PACKAGE_LANGUAGES);

/** `problem.yaml`: keys of the Kattis problem package format 2025-09 only. */
export const problemYamlSchema = z.strictObject({
  problem_format_version: z.literal('2025-09'),
  type: z.literal('pass-fail'),
  name: z.string().min(3),
  uuid: z.uuid().toLowerCase(),
  credits: z.strictObject({ authors: z.string().min(1) }),
  license: z.enum([
    'unknown',
    'public domain',
    'cc0',
    'cc by',
    'cc by-sa',
    'educational',
    'permission',
  ]),
  rights_owner: z.string().min(1),
  keywords: z.array(z.string()),
  languages: z.array(languageSchema).min(3),
  limits: z.strictObject({
    /** Seconds of CPU time. */
    time_limit: z.int().min(1).max(15),
    /** MiB. */
    memory: z.int().min(16).max(512),
  }),
});

const explanation = z.string().min(1);

export const exampleSchema = z.strictObject({
  case: z.string().regex(/^sample\//, 'must be a case of data/sample'),
  explanation: explanation.optional(),
  explanation_javascript: explanation.optional(),
  explanation_python3: explanation.optional(),
  explanation_java: explanation.optional(),
  explanation_typescript: explanation.optional(),
});

const checkerSchema = z.string().superRefine((name, context) => {
  if (name === 'custom') return; // It lies in output_validator/.
  try {
    parseChecker(name);
  } catch {
    context.addIssue({ code: 'custom', message: `unknown checker "${name}"` });
  }
});

/** `.platform.yaml`: what the format has no place for. */
export const platformYamlSchema = z.strictObject({
  schema: z.literal(1),
  number: z.int().min(1),
  difficulty: difficultySchema,
  level: z.enum(LEVEL_TAGS),
  tags: z.array(z.enum(TAGS)).min(2).max(4),
  category: z.string().min(1),
  prerequisites: z.array(slugSchema),
  hints: z.array(z.string().min(1)).min(2).max(4),
  examples: z.array(exampleSchema).min(1),
  visible_dirs: z.array(z.string()).default(['sample', 'secret/1-edge']),
  checker: checkerSchema.default('tokens'),
  brute_force: z.strictObject({
    rejected: z.boolean(),
    where: z.string().optional(),
    note: z.string().min(1),
  }),
});

/** `submissions/submissions.yaml`: says which programs are the reference solutions. */
export const submissionsYamlSchema = z.record(
  z.string(),
  z.strictObject({
    language: languageSchema,
    entrypoint: z.literal('Main').optional(),
    model_solution: z.literal(true),
  }),
);

/** `<case>.yaml` beside a case. */
export const caseYamlSchema = z.strictObject({
  /** What the case is for. */
  description: z.string().min(1),
  /** What helps somebody who fails it. */
  hint: z.string().min(1).optional(),
});

/** `generators/generators.yaml`, a subset of the BAPCtools format. */
export const generatorsYamlSchema = z.strictObject({
  version: z.literal('2025-12'),
  solution: z.literal('/submissions/accepted/reference_py.py'),
  data: z.strictObject({
    secret: z.strictObject({
      data: z.strictObject({
        '3-large': z.strictObject({
          data: z.record(
            z.string().regex(/^[0-9]{2}(-[a-z0-9]+)*$/, 'must look like 01-name'),
            z.strictObject({
              generate: z
                .string()
                .regex(/^gen\.py( [-\w.]+)*$/, 'must be gen.py and plain arguments')
                .transform((command) => command.split(' ').slice(1)),
            }),
          ),
        }),
      }),
    }),
  }),
});
