import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language-list';
import type { Example } from '@stepwise/contracts/problem';
import {
  newIssues,
  problemInputSchema,
  problemUpdateSchema,
  testCasesInput,
  TESTS_MAX,
} from '@stepwise/contracts/problem-edit';
import { z } from 'zod';
import { checkerChoiceSchema } from './checker-choice.ts';

const { shape } = problemInputSchema;

const exampleRowsSchema = z.array(
  z.object({ input: z.string(), output: z.string(), explanation: z.string() }),
);

export type ExampleRow = z.input<typeof exampleRowsSchema>[number];

/**
 * The contract's rules on values as a form holds them: rows are objects, numbers are text, and what
 * was left empty is an empty text. What comes out is the body of create-problem.
 */
export const problemFormSchema = problemInputSchema.extend({
  tags: z
    .array(z.object({ name: z.string().superRefine(checkTag) }))
    // An empty row is not a tag, and does not invalidate the others.
    .transform((rows) => rows.map(({ name }) => name).filter((name) => name.trim() !== ''))
    .pipe(shape.tags),
  examples: z.record(z.enum(LANGUAGE_KEYS), exampleRowsSchema).transform(filledExamples),
  codeSnippets: shape.codeSnippets.transform(withoutEmpty),
  referenceSolution: shape.referenceSolution.transform(withoutEmpty),
  checker: checkerChoiceSchema,
  /** A select's words. */
  isDraft: z.enum(['no', 'yes']).transform((word) => word === 'yes'),
  timeLimitMs: limitText('Time limit', shape.timeLimitMs.unwrap()),
  memoryLimitKb: limitText('Memory limit', shape.memoryLimitKb.unwrap()),
});

export type ProblemForm = z.input<typeof problemFormSchema>;

/** What is sent. */
export type ProblemBody = z.output<typeof problemFormSchema>;

const kept = problemUpdateSchema.shape;

/** The bounds of what may stay as it is stored. */
const keptFormSchema = problemFormSchema.extend({
  constraints: kept.constraints,
  testCases: kept.testCases,
  codeSnippets: kept.codeSnippets.transform(withoutEmpty),
  referenceSolution: kept.referenceSolution.transform(withoutEmpty),
  timeLimitMs: limitText('Time limit', kept.timeLimitMs.unwrap()),
  memoryLimitKb: limitText('Memory limit', kept.memoryLimitKb.unwrap()),
});

/** The rules for a problem that is stored, which may break some where it stays as it is: packages of others do. */
export function formSchemaFor(stored: ProblemForm): z.ZodType<ProblemBody, ProblemForm> {
  const room = Math.max(TESTS_MAX, stored.testCases.length);
  const schema = problemFormSchema.extend({ testCases: testCasesInput(room) });
  return z.custom<ProblemForm>().transform((values, context) => {
    const held = schema.safeParse(values);
    if (held.success) return held.data;
    const left = newIssues(held.error.issues, values, stored);
    const loose = keptFormSchema.safeParse(values);
    if (left.length === 0 && loose.success) return loose.data;
    for (const { path, message } of left.length > 0 ? left : (loose.error?.issues ?? [])) {
      context.addIssue({ code: 'custom', path, message });
    }
    return z.NEVER;
  });
}

function checkTag(name: string, context: z.RefinementCtx<string>): void {
  if (name.trim() === '') return;
  for (const { message } of shape.tags.element.safeParse(name).error?.issues ?? []) {
    context.addIssue(message);
  }
}

function limitText(name: string, { minValue, maxValue }: z.ZodNumber) {
  const [min, max] = [minValue ?? 0, maxValue ?? 0];
  return z
    .string()
    .trim()
    .refine(
      (text) => text === '' || (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max),
      `${name} must be a whole number from ${String(min)} to ${String(max)}`,
    )
    .transform((text) => (text === '' ? undefined : Number(text)));
}

/** TypeScript without a program is not offered, instead of being offered with an empty editor. */
export function withoutEmpty<Sources extends { TYPESCRIPT?: string | undefined }>(
  sources: Sources,
) {
  const { TYPESCRIPT, ...needed } = sources;
  return TYPESCRIPT === undefined || TYPESCRIPT.trim() === '' ? needed : { ...needed, TYPESCRIPT };
}

function filledExamples(rowsByLanguage: Record<LanguageKey, ExampleRow[]>) {
  const examples: Partial<Record<LanguageKey, Example | Example[]>> = {};
  for (const language of LANGUAGE_KEYS) {
    const filled = rowsByLanguage[language]
      .filter(({ input, output, explanation }) => input + output + explanation !== '')
      .map(({ explanation, ...row }) => (explanation === '' ? row : { ...row, explanation }));
    const [first, ...others] = filled;
    if (first) examples[language] = others.length === 0 ? first : filled;
  }
  return examples;
}
