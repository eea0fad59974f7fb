import { CASE_COUNT_MAX, dirOf } from '../../cases.ts';
import type { Check, Verification } from '../verification.ts';

const EDITORIAL_WORDS_MIN = 150;
const EDITORIAL_WORDS_MAX = 400;

/** Rules for the content of a package: its text, its cases, the programs that must fail. */
export const checkContent: Check = (verification) =>
  Promise.resolve([
    ...wrongEditorial(verification),
    ...wrongCases(verification),
    ...missingFailures(verification),
  ]);

function wrongEditorial({ problem }: Verification): string[] {
  const words = problem.editorial.split(/\s+/).length;
  if (words >= EDITORIAL_WORDS_MIN && words <= EDITORIAL_WORDS_MAX) return [];
  return [`the editorial has ${words} words, not ${EDITORIAL_WORDS_MIN} to ${EDITORIAL_WORDS_MAX}`];
}

function wrongCases({ problem, tests }: Verification): string[] {
  const faults: string[] = [];
  if (tests.length > CASE_COUNT_MAX)
    faults.push(`${tests.length} cases, ${CASE_COUNT_MAX} at most`);
  const nameByInput = new Map<string, string>();
  for (const { name, input } of tests) {
    const first = nameByInput.get(input);
    if (first !== undefined) faults.push(`${name} has the same input as ${first}`);
    else nameByInput.set(input, name);
  }
  const edges = problem.cases.filter((one) => dirOf(one.name) === 'secret/1-edge');
  if (edges.length === 0) faults.push('there are no edge cases in secret/1-edge');
  for (const { name, description } of edges) {
    if (description === null) faults.push(`${name}.yaml does not say what the case is for`);
  }
  return faults;
}

function missingFailures({ problem, tests }: Verification): string[] {
  const faults: string[] = [];
  const { programs, bruteForce } = problem;
  const rejected = programs.filter((program) => program.outcome !== 'accepted');
  if (rejected.length < 2) faults.push('fewer than two programs that must be rejected');
  if (!bruteForce.rejected) return faults;
  const slow = programs.filter((program) => program.outcome === 'time_limit_exceeded');
  // A slow Python program proves little: Java is the fastest of the languages.
  if (!slow.some((program) => program.language === 'JAVA')) {
    faults.push('a too slow solution is promised, but there is none in Java');
  }
  if (!tests.some((test) => test.name === bruteForce.where)) {
    faults.push(`brute_force.where names no case: ${String(bruteForce.where)}`);
  }
  return faults;
}
