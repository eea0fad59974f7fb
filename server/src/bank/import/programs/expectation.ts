import type { TestStatus, Verdict } from '@stepwise/contracts/verdict';
import { matchesGlob } from './matches-glob.ts';

/** Verdicts as the package format counts them. */
export const KINDS = ['AC', 'WA', 'TLE', 'RTE'] as const;

export type Kind = (typeof KINDS)[number];

/** What must become of a program on the tests it is about. */
export type Rule = {
  /** Names of tests or folders as globs, like `secret/*-easy`; null for all tests. */
  readonly tests: string | null;
  /** Every test must end like this. */
  readonly permitted: readonly Kind[];
  /** At least one test must end like this. */
  readonly required: readonly Kind[];
};

const only = (permitted: readonly Kind[], required: readonly Kind[] = permitted): Rule => ({
  tests: null,
  permitted,
  required,
});

/** What a folder below submissions/ promises. */
export const LABELS: Readonly<Record<string, Rule>> = {
  accepted: only(['AC']),
  rejected: only(KINDS, ['WA', 'TLE', 'RTE']),
  wrong_answer: only(['AC', 'WA'], ['WA']),
  time_limit_exceeded: only(['AC', 'TLE'], ['TLE']),
  run_time_error: only(['AC', 'RTE'], ['RTE']),
  brute_force: only(['AC', 'RTE', 'TLE'], ['RTE', 'TLE']),
  // Spellings of other judges.
  runtime_error: only(['AC', 'RTE'], ['RTE']),
  memory_limit_exceeded: only(['AC', 'RTE'], ['RTE']),
  output_limit_exceeded: only(['AC', 'WA', 'RTE'], ['WA', 'RTE']),
  no_output: only(['AC', 'WA'], ['WA']),
  // Of packages that give points: not all of them.
  partially_accepted: only(KINDS, ['WA', 'TLE', 'RTE']),
};

/** Words of the tag by which a source may say what becomes of it, whatever its folder. */
const TAG_WORDS: Readonly<Record<string, readonly Kind[]>> = {
  CORRECT: ['AC'],
  ACCEPTED: ['AC'],
  'WRONG-ANSWER': ['WA'],
  WRONG_ANSWER: ['WA'],
  'NO-OUTPUT': ['WA'],
  TIMELIMIT: ['TLE'],
  TIME_LIMIT_EXCEEDED: ['TLE'],
  'RUN-ERROR': ['RTE'],
  RUN_TIME_ERROR: ['RTE'],
  'MEMORY-LIMIT': ['RTE'],
  'OUTPUT-LIMIT': ['WA', 'RTE'],
};

/** Reads `@EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT`: the verdict must be one of these. */
export function ruleOfTag(source: string): Rule | null {
  const words = /@EXPECTED_RESULTS@:([^\n]*)/
    .exec(source)?.[1]
    ?.toUpperCase()
    .match(/[A-Z_-]+/g);
  const kinds = words?.flatMap((word) =>
    Object.hasOwn(TAG_WORDS, word) ? (TAG_WORDS[word] ?? []) : [],
  );
  if (!kinds || kinds.length === 0) return null;
  return only(kinds.length === 1 && kinds[0] === 'AC' ? ['AC'] : KINDS, kinds);
}

/** How a test that ended like this counts; nothing for one that was not run. */
const KINDS_OF: Readonly<Record<TestStatus, readonly Kind[]>> = {
  Accepted: ['AC'],
  'Wrong Answer': ['WA'],
  'Time Limit Exceeded': ['TLE'],
  'Runtime Error': ['RTE'],
  'Memory Limit Exceeded': ['RTE'],
  // Some judges cut the output and compare what is left.
  'Output Limit Exceeded': ['WA', 'RTE'],
  'Compilation Error': [],
  'Internal Error': [],
  'Not Run': [],
};

/** How one test came out. */
export type TestOutcome = { readonly name: string; readonly status: TestStatus };

/**
 * Whether a program did what its rules say. Where a rule is about all tests, the verdict may say it
 * alone: other judges stop at the first test that fails.
 */
export function agrees(
  rules: readonly Rule[],
  verdict: Verdict,
  outcomes: readonly TestOutcome[],
): boolean {
  return rules.every((rule) => {
    if (rule.tests === null && isAny(KINDS_OF[verdict], rule.required)) return true;
    const kinds = outcomes
      .filter(({ name }) => rule.tests === null || matchesTest(rule.tests, name))
      .map(({ status }) => KINDS_OF[status])
      .filter((counted) => counted.length > 0);
    // Tests that were not run because an earlier one met a limit promise nothing.
    if (kinds.length === 0) return rule.tests !== null;
    return (
      kinds.every((counted) => isAny(counted, rule.permitted)) &&
      kinds.some((counted) => isAny(counted, rule.required))
    );
  });
}

function isAny(counted: readonly Kind[], wanted: readonly Kind[]): boolean {
  return counted.some((kind) => wanted.includes(kind));
}

function matchesTest(pattern: string, name: string): boolean {
  const parts = name.split('/');
  return parts.some((_, index) => matchesGlob(pattern, parts.slice(0, index + 1).join('/')));
}

/** So many that no file needs more. */
const GLOB_STARS_MAX = 6;
const GLOB_CHARACTERS_MAX = 300;

export function isSaneGlob(pattern: string): boolean {
  return pattern.length <= GLOB_CHARACTERS_MAX && pattern.split('*').length - 1 <= GLOB_STARS_MAX;
}
