import type { LanguageKey } from '@stepwise/contracts/language';
import type { Verdict } from '@stepwise/contracts/verdict';
import { cpuLimitMs } from '@stepwise/contracts/time-limits';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { judge } from '../../../judge/judge.ts';
import type { BankProblem } from '../../bank-problem.ts';
import { testsOf } from '../../seed/problem-row.ts';
import { agrees } from '../programs/expectation.ts';
import { inspectPython } from '../programs/inspect-python.ts';
import type { ForeignSubmission } from '../programs/submissions.ts';

/** What became of a labelled program, or why it was left aside. */
export type JudgedSubmission = {
  readonly submission: ForeignSubmission;
} & (
  | { readonly skipped: string }
  | {
      readonly skipped: null;
      readonly verdict: Verdict;
      readonly agrees: boolean;
      /** What the output validator did that gave no verdict, null when it gave one. */
      readonly validatorFault: string | null;
      /** The compiler's first line, null when it said nothing. */
      readonly compileOutput: string | null;
      /** Longest CPU time of a test, divided by the language's factor. */
      readonly slowestMs: number;
      /** Whether a test was stopped at the time limit, so that `slowestMs` is only a lower bound. */
      readonly wasStopped: boolean;
    }
);

export type JudgeSubmissionsOptions = {
  readonly engine: JudgeEngine;
  readonly signal: AbortSignal;
  /** Told of each result as it comes. */
  readonly onJudged?: (judged: JudgedSubmission) => void;
  /** Instead of the problem's own. */
  readonly timeLimitMs?: number;
};

/**
 * Judges labelled programs as the product would judge them if they were submitted.
 * @throws what JudgeEngine.run throws
 */
export async function judgeSubmissions(
  problem: BankProblem,
  submissions: readonly ForeignSubmission[],
  options: JudgeSubmissionsOptions,
): Promise<JudgedSubmission[]> {
  const { engine, signal, onJudged = () => undefined } = options;
  const runnable = submissions.flatMap((one) => (one.language === 'PYTHON' ? [one] : []));
  const sources = runnable.map(({ source }) => source);
  const faults = await inspectPython(engine, sources, signal);
  const judged: JudgedSubmission[] = [];
  // A validator that gives no verdict would take its time with every other program, too.
  let isBroken = false;
  for (const submission of submissions) {
    const fault = isBroken
      ? 'not judged, as the output validator gives no verdict'
      : (faults[runnable.findIndex((one) => one === submission)] ?? null);
    const result = await judgeOne(problem, submission, submission.skipped ?? fault, options);
    isBroken ||= result.skipped === null && result.validatorFault !== null;
    judged.push(result);
    onJudged(result);
  }
  return judged;
}

async function judgeOne(
  problem: BankProblem,
  submission: ForeignSubmission,
  skipped: string | null,
  { engine, signal, timeLimitMs = problem.timeLimitMs }: JudgeSubmissionsOptions,
): Promise<JudgedSubmission> {
  if (submission.skipped !== null || skipped !== null) {
    return { submission, skipped: skipped ?? '' };
  }
  const { language, source } = submission;
  const tests = testsOf(problem, []);
  const judgement = await judge(
    engine,
    {
      program: { language, source },
      // Each package has its own share of the judge.
      owner: `import ${problem.slug}`,
      keptBytes: 0,
      // The time limit is taken from what it measures.
      isExact: true,
      tests: tests.map(({ input, output, checker }) => ({
        stdin: Buffer.from(input),
        expected: Buffer.from(output),
        checker: checker ?? problem.checker,
      })),
      limits: { timeMs: timeLimitMs, memoryKb: problem.memoryLimitKb },
    },
    signal,
  );
  const outcomes = judgement.tests.map(({ index, status }) => ({
    name: tests[index]?.name ?? '',
    status,
  }));
  const { verdict, compileOutput } = judgement;
  if (isShortOfMemory(problem) && outcomes.some(({ status }) => status === MEMORY)) {
    const given = problem.memoryLimitKb / 1024;
    return { submission, skipped: `needs more than the ${given} MiB that there are at most here` };
  }
  return {
    submission,
    skipped: null,
    verdict,
    agrees: agrees(submission.rules, verdict, outcomes),
    validatorFault: judgement.tests.find((test) => test.checkerFault)?.checkerFault ?? null,
    compileOutput: compileOutput?.split('\n')[0] ?? null,
    slowestMs:
      Math.max(0, ...judgement.tests.map(({ run }) => run?.cpuMs ?? 0)) / factorOf(language),
    wasStopped: outcomes.some(({ status }) => status === 'Time Limit Exceeded'),
  };
}

const MEMORY = 'Memory Limit Exceeded';

/** Whether the package asks for more than there is: what fails by that proves nothing. */
function isShortOfMemory({ imported, memoryLimitKb }: BankProblem): boolean {
  return (imported?.metadata.memoryAsked ?? 0) * 1024 > memoryLimitKb;
}

/** What the same algorithm may cost more in this language. */
function factorOf(language: LanguageKey): number {
  return cpuLimitMs(language, 1000) / 1000;
}
