import { cpuLimitMs } from '@stepwise/contracts/time-limits';
import type { Judgement } from '../../../judge/judge-job.ts';
import { isPassed } from '../../../judge/verdict.ts';
import type { BankProgram, Outcome } from '../../programs.ts';
import { seconds, slowestTest } from './slowest-test.ts';
import { compilerText, listed, testsWith } from '../verification.ts';
import type { Check, Verification } from '../verification.ts';

/** A program that must time out needs a large margin: other machines are faster than this one. */
const TOO_SLOW_MARGIN = 1.5;

/** Programs that must fail do, and for the reason that their folder names. */
export const checkRejected: Check = async (verification) => {
  const faults: string[] = [];
  for (const program of verification.problem.programs) {
    const fault = await CHECKS[program.outcome](verification, program);
    if (fault !== null) faults.push(`${program.name}: ${fault}`);
  }
  return faults;
};

type ProgramCheck = (v: Verification, program: BankProgram) => Promise<string | null>;

const CHECKS = {
  accepted: () => Promise.resolve(null),
  wrong_answer: checkWrong,
  time_limit_exceeded: checkSlow,
} satisfies Record<Outcome, ProgramCheck>;

async function checkWrong(verification: Verification, program: BankProgram) {
  const judgement = await verification.judge(program);
  if (judgement.verdict === 'Compilation Error') return notCompiled(judgement);
  const isWrong = (status: string): boolean => status === 'Wrong Answer';
  const wrong = testsWith(verification, judgement, isWrong);
  const other = testsWith(
    verification,
    judgement,
    (status) => !isWrong(status) && !isPassed(status),
  );
  const slowest = slowestTest(verification, program.language, judgement);
  const share = `wrong on ${wrong.length} of ${judgement.tests.length}`;
  verification.log(`${program.name}: ${share}, first ${wrong[0] ?? 'none'}, ${slowest.figure}`);
  if (wrong.length === 0) return 'gets no Wrong Answer';
  if (other.length > 0) return `must only give wrong answers: ${listed(other)}`;
  return slowest.fault;
}

async function checkSlow(verification: Verification, program: BankProgram) {
  const judgement = await verification.judge(program, { timeScale: TOO_SLOW_MARGIN });
  if (judgement.verdict === 'Compilation Error') return notCompiled(judgement);
  const isExpected = (status: string): boolean =>
    status === 'Time Limit Exceeded' || status === 'Not Run';
  const other = testsWith(verification, judgement, (one) => !isExpected(one) && !isPassed(one));
  const slow = judgement.tests.find((test) => test.status === 'Time Limit Exceeded');
  if (!slow?.run) return `is not too slow within ${TOO_SLOW_MARGIN} times the limit`;
  const where = verification.tests[slow.index]?.name ?? '?';
  const used = seconds(slow.run.cpuMs);
  verification.log(`${program.name}: too slow on ${where}, stopped after ${used} CPU`);
  const timeMs = verification.problem.timeLimitMs * TOO_SLOW_MARGIN * verification.stretch;
  const limitMs = cpuLimitMs(program.language, timeMs);
  // Elapsed time proves nothing: it depends on the machine as much as on the program.
  if (slow.run.cpuMs <= limitMs) return `got only ${used} CPU on ${where}: the machine is too busy`;
  if (other.length > 0) return `must only be too slow: ${listed(other)}`;
  return passesPromised(verification, judgement);
}

function passesPromised({ problem, tests }: Verification, judgement: Judgement): string | null {
  const { where } = problem.bruteForce;
  const promised = judgement.tests.find(({ index }) => tests[index]?.name === where);
  return promised && isPassed(promised.status) ? `passes ${String(where)}` : null;
}

function notCompiled(judgement: Judgement): string {
  return `does not compile:\n${compilerText(judgement)}`;
}
