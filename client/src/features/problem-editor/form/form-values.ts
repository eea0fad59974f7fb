import { forEachLanguage, type LanguageKey } from '@stepwise/contracts/language-list';
import type { Problem } from '@stepwise/contracts/problem';
import type { ProblemInput } from '@stepwise/contracts/problem-edit';
import { choiceOf } from './checker-choice.ts';
import type { ExampleRow, ProblemForm } from './problem-form.ts';

export const EMPTY_EXAMPLE: ExampleRow = { input: '', output: '', explanation: '' };
export const EMPTY_TEST = { input: '', output: '', hidden: false };
export const EMPTY_TAG = { name: '' };

const NO_SOURCES = forEachLanguage(() => '');

/** A new problem: one row of everything that needs at least one. */
export function emptyForm(): ProblemForm {
  return formOfInput({
    title: '',
    description: '',
    difficulty: 'EASY',
    tags: [''],
    constraints: '',
    testCases: [EMPTY_TEST],
    codeSnippets: NO_SOURCES,
    referenceSolution: NO_SOURCES,
  });
}

/** A body of create-problem as the form shows it. */
export function formOfInput(input: ProblemInput): ProblemForm {
  return {
    ...input,
    hints: input.hints ?? '',
    editorial: input.editorial ?? '',
    category: input.category ?? '',
    smallInputs: input.smallInputs ?? '',
    inputValidator: input.inputValidator ?? '',
    tags: input.tags.map((name) => ({ name })),
    testCases: input.testCases.map((test) => ({ ...test, hidden: test.hidden ?? false })),
    examples: exampleRows(input.examples),
    codeSnippets: { ...NO_SOURCES, ...input.codeSnippets },
    referenceSolution: { ...NO_SOURCES, ...input.referenceSolution },
    checker: choiceOf(input.checker ?? 'lines'),
    isDraft: input.isDraft === true ? 'yes' : 'no',
    timeLimitMs: String(input.timeLimitMs ?? ''),
    memoryLimitKb: String(input.memoryLimitKb ?? ''),
  };
}

/** A stored problem, as administrators get it, ready to be edited. */
export function formOfProblem(problem: Problem): ProblemForm {
  const { title, description, difficulty, tags, constraints, timeLimitMs, memoryLimitKb } = problem;
  const form = formOfInput({
    title,
    description,
    difficulty,
    tags,
    constraints,
    timeLimitMs,
    memoryLimitKb,
    isDraft: problem.isDraft === true,
    hints: problem.hints ?? '',
    editorial: problem.editorial ?? '',
    category: problem.category ?? '',
    smallInputs: problem.smallInputs ?? '',
    inputValidator: problem.inputValidator ?? '',
    examples: problem.examples,
    testCases: allTests(problem),
    codeSnippets: { ...NO_SOURCES, ...problem.codeSnippets },
    referenceSolution: { ...NO_SOURCES, ...problem.referenceSolution },
  });
  return { ...form, checker: choiceOf(problem.checker ?? null) };
}

/** Visible and hidden tests in their one order: a hidden test knows its place, from 1. */
function allTests({ testCases, hiddenTestCases = [] }: Problem): ProblemForm['testCases'] {
  const tests = testCases.map(({ input, output }) => ({ input, output, hidden: false }));
  const byPosition = [...hiddenTestCases].sort((left, right) => left.position - right.position);
  for (const { position, input, output } of byPosition) {
    tests.splice(position - 1, 0, { input, output, hidden: true });
  }
  return tests;
}

function exampleRows(examples: ProblemInput['examples']): Record<LanguageKey, ExampleRow[]> {
  return forEachLanguage((language) => {
    const own = [examples?.[language] ?? []].flat();
    const shown = own.map((example) => ({
      ...example,
      explanation: example.explanation ?? '',
    }));
    return shown.length > 0 ? shown : [EMPTY_EXAMPLE];
  });
}
