import { isPassed } from '../../../judge/verdict.ts';
import type { BankProgram } from '../../programs.ts';
import { slowestTest } from './slowest-test.ts';
import { compilerText, listed, testsWith } from '../verification.ts';
import type { Check, Verification } from '../verification.ts';

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
  const slowest = slowestTest(verification, language, judgement);
  const memoryKb = Math.max(0, ...judgement.tests.map(({ run }) => run?.memoryKb ?? 0));
  const passed = `${judgement.passedCount}/${judgement.tests.length} passed`;
  log(`${name}: ${passed}, ${slowest.figure}, ${(memoryKb / 1024).toFixed(0)} MiB`);
  const faults: string[] = [];
  const failed = testsWith(verification, judgement, (status) => !isPassed(status));
  if (failed.length > 0) faults.push(`${name}: ${listed(failed)}`);
  if (slowest.fault !== null) faults.push(`${name} ${slowest.fault}`);
  return faults;
}
