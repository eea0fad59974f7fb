import type { LanguageKey } from '@stepwise/contracts/language';
import { cpuLimitMs } from '@stepwise/contracts/time-limits';
import type { Judgement } from '../../../judge/judge-job.ts';
import type { Verification } from '../verification.ts';

/** The test that took longest, as a figure, and what is wrong with it; null when nothing is. */
export function slowestTest(
  { problem, tests, stretch, safeShare }: Verification,
  language: LanguageKey,
  judgement: Judgement,
): { readonly figure: string; readonly fault: string | null } {
  const limitMs = cpuLimitMs(language, problem.timeLimitMs * stretch);
  const { index, cpuMs } = judgement.tests
    .map((test) => ({ index: test.index, cpuMs: test.run?.cpuMs ?? 0 }))
    .reduce((a, b) => (b.cpuMs > a.cpuMs ? b : a), { index: 0, cpuMs: 0 });
  const isFar = cpuMs <= limitMs * safeShare;
  return {
    figure: `at most ${seconds(cpuMs)} of ${seconds(limitMs)} CPU (${tests[index]?.name ?? '?'})`,
    fault: isFar
      ? null
      : `takes ${seconds(cpuMs)}, more than half the limit of ${seconds(limitMs)}`,
  };
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
