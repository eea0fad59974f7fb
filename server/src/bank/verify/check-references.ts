import type { Judgement } from '../../judge/judge.ts';
import { cpuLimitMs } from '../../judge/languages.ts';
import { isPassed } from '../../judge/verdict.ts';
import type { BankProgram } from '../programs.ts';
import { compilerText, listed, testsWith } from './verification.ts';
import type { Check, Verification } from './verification.ts';

/** Part of the time limit that a right solution may take. */
const REFERENCE_SHARE = 0.5;

/** Everything in submissions/accepted passes every test, with time to spare. */
export const checkReferences: Check = async (verification) => {
  const accepted = verification.problem.programs.filter((one) => one.outcome === 'accepted');
  const faults: string[] = [];
  for (const program of accepted) faults.push(...(await checkAccepted(verification, program)));
  return faults;
};

async function checkAccepted(
  verification: Verification,
  program: BankProgram,
): Promise<readonly string[]> {
  const { problem, log } = verification;
  const { name, language } = program;
  // The answers are the Python reference's own output, not only as good as it.
  const isAnswerKey = program.source === problem.references.PYTHON;
  const judgement = await verification.judge(program, isAnswerKey ? { checker: 'lines' } : {});
  if (judgement.verdict === 'Compilation Error') {
    return [`${name} does not compile:\n${compilerText(judgement)}`];
  }
  const limitMs = cpuLimitMs(language, problem.timeLimitMs);
  log(`${name}: ${figures(verification, judgement, limitMs)}`);
  const faults: string[] = [];
  const failed = testsWith(verification, judgement, (status) => !isPassed(status));
  if (failed.length > 0) faults.push(`${name}: ${listed(failed)}`);
  const { cpuMs } = slowestOf(judgement);
  if (cpuMs > limitMs * REFERENCE_SHARE) {
    faults.push(`${name} takes ${seconds(cpuMs)}, more than half the limit of ${seconds(limitMs)}`);
  }
  return faults;
}

function slowestOf({ tests }: Judgement): { readonly index: number; readonly cpuMs: number } {
  return tests
    .map(({ index, run }) => ({ index, cpuMs: run?.cpuMs ?? 0 }))
    .reduce((a, b) => (b.cpuMs > a.cpuMs ? b : a), { index: 0, cpuMs: 0 });
}

function figures(verification: Verification, judgement: Judgement, limitMs: number): string {
  const { tests, passedCount } = judgement;
  const slowest = slowestOf(judgement);
  const memoryKb = Math.max(0, ...tests.map(({ run }) => run?.memoryKb ?? 0));
  const where = verification.tests[slowest.index]?.name ?? '?';
  return [
    `${passedCount}/${tests.length} passed`,
    `at most ${seconds(slowest.cpuMs)} of ${seconds(limitMs)} CPU (${where})`,
    `${(memoryKb / 1024).toFixed(0)} MiB`,
  ].join(', ');
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
