import type { problemInputSchema } from '@stepwise/contracts/problem-edit';
import { LANGUAGE_KEYS, languageLabel, type LanguageKey } from '@stepwise/contracts/language';
import type { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { judge } from '../../../judge/judge.ts';
import type { Judgement } from '../../../judge/judge-job.ts';

type ProblemInput = z.output<typeof problemInputSchema>;

type Check = {
  readonly engine: JudgeEngine;
  readonly problem: ProblemInput;
  readonly checkerOf: (test: ProblemInput['testCases'][number]) => string;
  readonly limits: { readonly timeMs: number; readonly memoryKb: number };
  /** The user, so that the judge can be fair between users. */
  readonly owner: string;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
};

/** Told as each test of a language's program ends, and once before the first. */
export type OnProgress = (language: LanguageKey, done: number, total: number) => void;

const SHOWN_CHARACTERS = 200;

/**
 * Runs every reference solution on every test.
 * @throws REFERENCE_SOLUTION_FAILED with one line per failing language; and what the engine throws
 */
export async function checkReferenceSolutions(check: Check): Promise<void> {
  const failures: string[] = [];
  for (const language of LANGUAGE_KEYS) {
    const source = check.problem.referenceSolution[language];
    if (source === undefined || source === '') continue;
    const failure = explain(await run(check, language, source), check.problem);
    if (failure !== null) failures.push(`${languageLabel(language)}: ${failure}`);
  }
  if (failures.length === 0) return;
  throw new AppError('REFERENCE_SOLUTION_FAILED', 'A reference solution does not pass the tests', {
    errors: failures,
  });
}

function run(check: Check, language: LanguageKey, source: string): Promise<Judgement> {
  const { engine, problem, checkerOf, limits, owner, signal, onProgress } = check;
  const encoder = new TextEncoder();
  const total = problem.testCases.length;
  let done = 0;
  onProgress(language, done, total);
  const job = {
    program: { language, source },
    tests: problem.testCases.map((test) => ({
      stdin: encoder.encode(test.input),
      expected: encoder.encode(test.output),
      checker: checkerOf(test),
    })),
    limits,
    owner,
  };
  return judge(engine, job, signal, () => {
    done += 1;
    onProgress(language, done, total);
  });
}

/** A message for the first failure; null when everything passed. */
function explain(judgement: Judgement, problem: ProblemInput): string | null {
  if (judgement.verdict === 'Accepted') return null;
  const { compileOutput } = judgement;
  const test = judgement.tests.find(({ status }) => status === judgement.verdict);
  if (!test?.run) return withReason(judgement.verdict, compileOutput ?? '');
  const where = `test ${test.index + 1}, ${test.status}`;
  const decoder = new TextDecoder();
  if (test.status !== 'Wrong Answer') return withReason(where, decoder.decode(test.run.stderr));
  const expected = cut(problem.testCases[test.index]?.output ?? '');
  return `${where}: expected "${expected}", got "${cut(decoder.decode(test.run.stdout))}"`;
}

function withReason(what: string, reason: string): string {
  const shown = cut(reason);
  return shown === '' ? what : `${what}: ${shown}`;
}

/** The beginning of a text, for people to read. */
export function cut(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= SHOWN_CHARACTERS ? trimmed : `${trimmed.slice(0, SHOWN_CHARACTERS)}…`;
}
