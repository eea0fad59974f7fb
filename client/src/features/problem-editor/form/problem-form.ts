import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language-list';
import type { Example } from '@stepwise/contracts/problem';
import { problemInputSchema } from '@stepwise/contracts/problem-edit';
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
function withoutEmpty<Sources extends { TYPESCRIPT?: string | undefined }>(sources: Sources) {
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
