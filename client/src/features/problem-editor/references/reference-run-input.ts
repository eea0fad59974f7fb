import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language-list';
import type { ReferenceRunInput } from '@stepwise/contracts/reference-run';
import { problemFormSchema, type ProblemForm } from '../form/problem-form.ts';

const { shape } = problemFormSchema;

/** The languages whose reference solution has been written. */
export function writtenLanguages(sources: ProblemForm['referenceSolution']): LanguageKey[] {
  return LANGUAGE_KEYS.filter((key) => (sources[key] ?? '').trim() !== '');
}

/** The programs that have been written, by language. */
function writtenSources(sources: ProblemForm['referenceSolution']) {
  return Object.fromEntries(
    writtenLanguages(sources).map((language) => [language, sources[language] ?? '']),
  );
}

/** All programs on all tests of the form as it stands. */
export function checkInputOf(values: ProblemForm, problemId: string | null): ReferenceRunInput {
  const tests = values.testCases.map(({ input, output }) => ({ input, output }));
  const referenceSolution = writtenSources(values.referenceSolution);
  return { ...judgingOf(values, problemId), referenceSolution, tests };
}

/** One program on these inputs, to learn what it prints. */
export function fillInputOf(
  values: ProblemForm,
  problemId: string | null,
  { language, inputs }: { language: LanguageKey; inputs: readonly string[] },
): ReferenceRunInput {
  return {
    ...judgingOf(values, problemId),
    referenceSolution: { [language]: values.referenceSolution[language] ?? '' },
    tests: inputs.map((input) => ({ input })),
  };
}

/** What is not valid yet is left to the server's own. */
function judgingOf(values: ProblemForm, problemId: string | null) {
  return {
    ...(problemId === null ? {} : { problemId }),
    checker: shape.checker.safeParse(values.checker).data,
    timeLimitMs: shape.timeLimitMs.safeParse(values.timeLimitMs).data,
    memoryLimitKb: shape.memoryLimitKb.safeParse(values.memoryLimitKb).data,
  };
}
