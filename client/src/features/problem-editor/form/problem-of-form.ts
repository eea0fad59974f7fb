import type { Problem } from '@stepwise/contracts/problem';
import { problemFormSchema, withoutEmpty, type ProblemForm } from './problem-form.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const USUAL_LIMITS = { timeLimitMs: 2_000, memoryLimitKb: 262_144 };

/** What a candidate would be shown of the form as it stands, however unfinished. */
export function problemOfForm(values: ProblemForm, original: Problem | null): Problem {
  const { title, description, difficulty, constraints, hints, editorial, category } = values;
  const shown = values.testCases.filter(({ hidden }) => !hidden);
  return {
    ...originOf(original),
    ...{ title, description, difficulty, constraints },
    tags: values.tags.map(({ name }) => name.trim()).filter((name) => name !== ''),
    category: category ?? null,
    hints: hints ?? null,
    editorial: editorial ?? null,
    ...{ solvedBy: [], tried: false, acceptance: null },
    examples: problemFormSchema.shape.examples.safeParse(values.examples).data ?? {},
    codeSnippets: withoutEmpty(values.codeSnippets),
    testCases: shown.map(({ input, output }, index) => ({ id: String(index), input, output })),
    hiddenTestCount: values.testCases.length - shown.length,
    solveFirst: [],
    timeLimitMs: limitOf(values.timeLimitMs, USUAL_LIMITS.timeLimitMs),
    memoryLimitKb: limitOf(values.memoryLimitKb, USUAL_LIMITS.memoryLimitKb),
  };
}

/** What a problem has that no field of the form says. */
function originOf(original: Problem | null) {
  const now = new Date().toISOString();
  const fresh = { id: UNKNOWN_ID, slug: '', number: 0, createdAt: now, updatedAt: now };
  const { id, slug, number, createdAt, updatedAt } = original ?? fresh;
  return { id, slug, number, createdAt, updatedAt, pictures: original?.pictures ?? [] };
}

function limitOf(text: string, usual: number): number {
  const limit = Number(text);
  return text.trim() !== '' && Number.isFinite(limit) ? limit : usual;
}
