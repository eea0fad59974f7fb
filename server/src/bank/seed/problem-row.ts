import type { Prisma } from '@stepwise/db/client';
import type { BankProblem } from '../bank-problem.ts';
import type { BankCase } from '../cases.ts';
import type { LargeCase } from '../generate/generate.ts';

/** The columns of a problem that its package decides. */
export function problemRow(problem: BankProblem) {
  const { slug, title, description, constraints, difficulty, category, editorial } = problem;
  const { checker, timeLimitMs, memoryLimitKb } = problem;
  const hints = typeof problem.hints === 'string' ? problem.hints : numbered(problem.hints);
  return {
    slug,
    title,
    description,
    constraints,
    difficulty,
    category,
    editorial: editorial === '' ? null : editorial,
    checker,
    timeLimitMs,
    memoryLimitKb,
    tags: [...problem.tags],
    prerequisites: [...problem.prerequisites],
    hints: hints === '' ? null : hints,
    examples: problem.examples,
    codeSnippets: problem.starters,
    referenceSolution: problem.references,
  } satisfies Prisma.ProblemUpdateInput;
}

/** The columns of a problem whose package stays nowhere: what it says of inputs is kept with it. */
export function importedRow(problem: BankProblem) {
  const { smallInputs, validator } = problem;
  const inputs = { smallInputs: smallInputs?.text ?? null, inputValidator: validator };
  return { ...problemRow(problem), ...inputs } satisfies Prisma.ProblemUpdateInput;
}

function numbered(hints: readonly string[]): string {
  return hints.map((hint, index) => `${index + 1}. ${hint}`).join('\n');
}

/** Hints that were stored as a numbered list, one by one; null when the text is no such list. */
export function hintsOf(text: string): string[] | null {
  const hints = text.split('\n').map((line) => line.replace(/^\d{1,3}\. /, ''));
  return hints.every((hint) => hint !== '') && numbered(hints) === text ? hints : null;
}

/** A test as it is stored, without the edition that it belongs to. */
export type TestRow = {
  readonly position: number;
  readonly input: string;
  readonly output: string;
  readonly hidden: boolean;
  readonly checker: string | null;
};

/** The tests in the order in which they are run: those a learner sees first, large ones last. */
export function testsOf(problem: BankProblem, large: readonly LargeCase[]): BankCase[] {
  const visible = problem.cases.filter((one) => one.visible);
  const hidden = problem.cases.filter((one) => !one.visible);
  const unseen = large.map((one) => ({ ...one, visible: false, description: null, checker: null }));
  return [...visible, ...hidden, ...unseen];
}

export function testRows(problem: BankProblem, large: readonly LargeCase[]): TestRow[] {
  return testsOf(problem, large).map(({ input, output, visible, checker }, index) => ({
    position: index + 1,
    input,
    output,
    hidden: !visible,
    checker,
  }));
}
