import type { ExecuteInput } from '@stepwise/contracts/execution';
import { RUN_TESTS_MAX } from '@stepwise/contracts/execution-limits';
import { languageIdOf, type LanguageKey } from '@stepwise/contracts/language-list';
import type { Problem } from '@stepwise/contracts/problem';

/** The API takes no larger body than 1 MiB. */
const MOST_TEST_CHARACTERS = 200_000;

/**
 * The body of a run. The server judges by its own tests and only looks at the shape of the lists, so
 * tests too large for the body are left out rather than making the run fail.
 */
export function buildRun(problem: Problem, language: LanguageKey, code: string): ExecuteInput {
  const tests = sendableTests(problem.testCases);
  return {
    source_code: { [language]: code },
    language_id: languageIdOf(language),
    stdin: tests.map(({ input }) => input),
    expected_outputs: tests.map(({ output }) => output),
    problemId: problem.id,
    problemTitle: problem.title,
  };
}

function sendableTests(tests: Problem['testCases']): Problem['testCases'] {
  let left = MOST_TEST_CHARACTERS;
  const fitting = tests.slice(0, RUN_TESTS_MAX).filter(({ input, output }) => {
    left -= input.length + output.length;
    return left >= 0;
  });
  return fitting;
}
