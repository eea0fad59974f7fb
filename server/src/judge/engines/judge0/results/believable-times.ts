import type { LanguageKey } from '@stepwise/contracts/language';
import type { Ending, Limits, RunResult } from '../../../engine.ts';
import type { SubmissionLimits } from '../submission-limits.ts';

export type AskedLimits = {
  readonly language: LanguageKey;
  readonly job: Limits;
  readonly sent: SubmissionLimits;
  /** Whether an earlier try of this test was told with times that proved nothing. */
  readonly isInDoubt: boolean;
};

export const COMPILED: readonly LanguageKey[] = ['JAVA', 'TYPESCRIPT'];
/** CPU time of a compiler, which Judge0 sometimes counts to the program that it starts after it. */
const COMPILER_MS = { least: 500, most: 8_000 };
/** Above its limit a program's own CPU time is proven by this much, in seconds. */
export const PROOF_S = COMPILER_MS.most / 1000 + 1;
/** Processors that a program can have had at once. */
const MOST_PROCESSORS = 64;
/** Judge0 looks ten times a second whether a program is over its limit. */
const LATE_MS = 1_000;

/** Endings that the times have a say in. */
const BY_TIME: readonly Ending[] = ['exited', 'signaled', 'cpu-limit', 'wall-limit'];

type Run = Omit<RunResult, 'index'>;

/**
 * The run as its times allow it to be told; null when they contradict each other, or may be the
 * compiler's, so that they prove nothing. Where there is a compiler, no first try proves that the
 * program is over its limit: a program that waits for a processor lets as much time go by as its
 * compiler has used. A run that was sent with more CPU time than the job allows, because of such a
 * doubt, is held to what the job allows here.
 */
export function withBelievableTimes(run: Run, asked: AskedLimits): Run | null {
  const sentMs = asked.sent.cpu_time_limit * 1000;
  const limitMs = Math.min(asked.job.cpuMs, sentMs);
  const { ending, cpuMs, wallMs } = run;
  if (!BY_TIME.includes(ending)) return run;
  if (ending === 'wall-limit' && wallMs < asked.sent.wall_time_limit * 1000) return null;
  if (ending === 'cpu-limit' && cpuMs < sentMs) return null;
  if (cpuMs <= limitMs) {
    const isDoubtful = exceedsElapsed(run, sentMs, asked.language);
    return isDoubtful ? { ...run, cpuMs: Math.min(cpuMs, wallMs) } : run;
  }
  if (!provesExcess(run, limitMs, asked)) return null;
  return { ...run, ending: 'cpu-limit', exitCode: null, signal: null };
}

/** Whether more CPU time than the limit is the program's own. */
function provesExcess(
  run: Run,
  limitMs: number,
  { language, sent, isInDoubt }: AskedLimits,
): boolean {
  const sentMs = sent.cpu_time_limit * 1000;
  // No compiler takes as long as what it is over the limit by.
  if (sentMs > limitMs && run.cpuMs - COMPILER_MS.most > limitMs) return true;
  const isFirstOfCompiled = COMPILED.includes(language) && !isInDoubt;
  return !isFirstOfCompiled && !exceedsElapsed(run, sentMs, language);
}

/** Whether there is more CPU time than the program itself can have used while it ran. */
function exceedsElapsed({ cpuMs, wallMs }: Run, sentMs: number, language: LanguageKey): boolean {
  if (cpuMs <= wallMs + COMPILER_MS.least) return false;
  // Threads explain it in any language, and the compiler does where there is one.
  const isImpossible = cpuMs > wallMs * MOST_PROCESSORS + COMPILER_MS.least;
  return isImpossible || COMPILED.includes(language) || cpuMs > sentMs + LATE_MS;
}
