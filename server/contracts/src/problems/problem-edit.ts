import { z } from 'zod';
import { checkerSchema } from './checker.ts';
import { forEachLanguage, LANGUAGE_KEYS, languageKeySchema } from '../judging/language.ts';
import { DIFFICULTIES, problemSchema } from './problem.ts';
import { SOURCE_MAX_BYTES } from '../judging/execution.ts';
import { nameText, storableText, utf8Bytes } from '../text.ts';

export const TITLE_MIN = 3;
export const TITLE_MAX = 120;
export const DESCRIPTION_MIN = 10;
const LONG_TEXT_MAX = 100_000;
const TAGS_MAX = 20;
const TITLE_MESSAGE = 'Title must be at least 3 characters';
const DESCRIPTION_MESSAGE = 'Description must be at least 10 characters';
const TAG_REQUIRED = 'At least one tag is required';
const TEST_REQUIRED = 'At least one test case is required';
export const TESTS_MAX = 100;
/** Of a problem that came as a package of others. */
export const IMPORTED_TESTS_MAX = 300;
/** Characters of one text of a test. */
export const TEST_TEXT_MAX = 4_000_000;
/** Of one language. They are shown whole, with every visit of the page. */
const EXAMPLES_MAX = 20;
const EXAMPLE_TEXT_MAX = 10_000;

/** Characters of a small.yaml. */
export const SMALL_INPUTS_MAX = 20_000;
export const INPUT_VALIDATOR_BYTES_MAX = SOURCE_MAX_BYTES;

const required = (message: string, max = LONG_TEXT_MAX) =>
  storableText(message).min(1, message).max(max, `At most ${max} characters are allowed`);

const testCaseInputSchema = z.object({
  input: required('Input is required', TEST_TEXT_MAX),
  output: required('Output is required', TEST_TEXT_MAX),
  /** A hidden test's texts are shown to nobody who solves the problem. */
  hidden: z.boolean().default(false),
});

/** @param max of a problem that is stored with more than others may have: as many */
export const testCasesInput = (max = TESTS_MAX) =>
  z
    .array(testCaseInputSchema, TEST_REQUIRED)
    .min(1, TEST_REQUIRED)
    .max(max, `At most ${max} test cases are allowed`);

const exampleText = storableText().max(
  EXAMPLE_TEXT_MAX,
  `An example must have at most ${EXAMPLE_TEXT_MAX} characters`,
);

const exampleInputSchema = z.object({
  input: exampleText,
  output: exampleText,
  explanation: exampleText.optional(),
});

const examplesInputSchema = exampleInputSchema.or(
  z
    .array(exampleInputSchema)
    .max(EXAMPLES_MAX, `At most ${EXAMPLES_MAX} examples of a language are allowed`),
);

export const source = (missing?: string) =>
  storableText(missing).refine(
    (code) => utf8Bytes(code) <= SOURCE_MAX_BYTES,
    `Source code must be at most ${SOURCE_MAX_BYTES / 1024} KiB`,
  );

/** Source per language: the three of the form are needed, others are welcome. */
const sources = (missing: { JAVASCRIPT: string; PYTHON: string; JAVA: string }) =>
  z.object(
    {
      ...forEachLanguage(() => source().optional()),
      JAVASCRIPT: source(missing.JAVASCRIPT).min(1, missing.JAVASCRIPT),
      PYTHON: source(missing.PYTHON).min(1, missing.PYTHON),
      JAVA: source(missing.JAVA).min(1, missing.JAVA),
    },
    'Sources by language are required',
  );

/** What says which inputs there are beside the tests. Absent: as it is stored, or nothing. */
export const inputFields = {
  /** How small inputs are made, as a `generators/small.yaml` says it: a search for a small failing input needs it. */
  smallInputs: storableText()
    .max(SMALL_INPUTS_MAX, `Small inputs must have at most ${SMALL_INPUTS_MAX} characters`)
    .nullish(),
  /** A program in Python that reads an input and exits with 42 where it is valid. */
  inputValidator: source().nullish(),
};

/** Bounds of one test, before the language factor. */
export const limits = {
  timeLimitMs: z.number().int().min(100).max(15_000).optional(),
  memoryLimitKb: z.number().int().min(16_384).max(1_048_576).optional(),
};

/** Body of create-problem, and the form's schema. */
export const problemInputSchema = z.object({
  title: nameText('Title', TITLE_MESSAGE)
    .trim()
    .min(TITLE_MIN, TITLE_MESSAGE)
    .max(TITLE_MAX, `Title must be at most ${TITLE_MAX} characters`),
  description: storableText(DESCRIPTION_MESSAGE)
    .min(DESCRIPTION_MIN, DESCRIPTION_MESSAGE)
    .max(LONG_TEXT_MAX, 'Description is too long'),
  difficulty: z.enum(DIFFICULTIES, `Difficulty must be one of ${DIFFICULTIES.join(', ')}`),
  tags: z
    .array(
      nameText('A tag').trim().min(1, 'A tag must not be empty').max(40, 'A tag is too long'),
      TAG_REQUIRED,
    )
    .min(1, TAG_REQUIRED)
    .max(TAGS_MAX, `At most ${TAGS_MAX} tags are allowed`),
  constraints: required('Constraints are required'),
  hints: storableText().max(LONG_TEXT_MAX).nullish(),
  editorial: storableText().max(LONG_TEXT_MAX).nullish(),
  category: nameText('Category').max(60).nullish(),
  testCases: testCasesInput(),
  examples: z.partialRecord(languageKeySchema, examplesInputSchema).optional(),
  codeSnippets: sources({
    JAVASCRIPT: 'JavaScript code snippet is required',
    PYTHON: 'Python code snippet is required',
    JAVA: 'Java solution is required',
  }),
  referenceSolution: sources({
    JAVASCRIPT: 'JavaScript solution is required',
    PYTHON: 'Python solution is required',
    JAVA: 'Java solution is required',
  }),
  /** Absent: as it is stored, or line by line. */
  checker: checkerSchema.optional(),
  ...inputFields,
  /** Whether only administrators and its setters may see it. Absent: as it is stored, or no. */
  isDraft: z.boolean().optional(),
  ...limits,
});

const keptSources = z.object(
  {
    ...forEachLanguage(() => source().optional()),
    JAVASCRIPT: source().default(''),
    PYTHON: source().default(''),
    JAVA: source().default(''),
  },
  'Sources by language are required',
);

/**
 * Body of update-problem. A problem that came as a package of others has what no form would take; those
 * bounds hold for what differs from it, as `newIssues` tells.
 */
export const problemUpdateSchema = problemInputSchema.extend({
  constraints: storableText('Constraints are required').max(LONG_TEXT_MAX),
  testCases: z
    .array(
      testCaseInputSchema.extend({
        input: storableText('Input is required').max(TEST_TEXT_MAX),
        output: storableText('Output is required').max(TEST_TEXT_MAX),
      }),
      TEST_REQUIRED,
    )
    .min(1, TEST_REQUIRED)
    .max(IMPORTED_TESTS_MAX),
  codeSnippets: keptSources,
  referenceSolution: keptSources,
  timeLimitMs: z.number().int().min(1).max(60_000).optional(),
  memoryLimitKb: z.number().int().min(1).max(1_048_576).optional(),
  /** `updatedAt` of what was edited. Absent: whatever is stored is replaced. */
  basedOn: z.iso.datetime().optional(),
});

/** The issues with a value that are not about what is as it was kept. */
export function newIssues<Issue extends { readonly path: readonly PropertyKey[] }>(
  issues: readonly Issue[],
  value: unknown,
  kept: unknown,
): Issue[] {
  return issues.filter(({ path }) => (valueAt(value, path) ?? '') !== (valueAt(kept, path) ?? ''));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    const has = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return has ? Reflect.get(inner, key) : undefined;
  }, value);
}

export type ProblemInput = z.input<typeof problemInputSchema>;

/** Events of create-problem and update-problem under `Accept: text/event-stream`, by name. */
export const problemCheckEventSchemas = {
  checking: z.object({
    language: z.enum(LANGUAGE_KEYS),
    /** Tests of this language's reference solution that have finished. */
    done: z.number().int(),
    total: z.number().int(),
  }),
  failed: z.object({ message: z.string(), code: z.string(), errors: z.array(z.string()) }),
  done: z.object({ message: z.string(), data: problemSchema }),
} as const;
