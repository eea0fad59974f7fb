import { BankError } from '../bank/bank-error.ts';
import type { BankProblem } from '../bank/bank-problem.ts';
import { PythonMissingError } from '../bank/generate.ts';
import { readLearningPaths, verifyLearningPaths } from '../bank/learning-paths.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../bank/read-problem.ts';
import { isProven, markProven } from '../bank/verify/proof.ts';
import { verifyBank } from '../bank/verify/verify-bank.ts';
import { verifyProblem } from '../bank/verify/verify-problem.ts';
import { readEnv } from '../env.ts';
import { createEngine } from '../judge/create-engine.ts';
import { JudgeUnavailableError, LanguageUnavailableError } from '../judge/engine.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { judge0Options } from './judge0-options.ts';

// npm run problems:verify [slug...]: proves the problems of the bank through the judge. With
// --changed only those that have changed since they were proven, and a sample of the others.
const SAMPLE = ['climbingstairs', 'pairsum', 'matrixchain'];

const onlyChanged = process.argv.includes('--changed');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--changed');
const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort(new Error('Interrupted')));
process.once('SIGTERM', () => interrupted.abort(new Error('Terminated')));

const { problems, faults: unreadable } = await readBank();
const chosen = await choose(problems);
const unknown = wanted.filter((slug) => !problems.some((problem) => problem.slug === slug));
for (const slug of unknown) unreadable.push(`There is no readable problem ${slug}`);
const paths = await readLearningPaths(BANK_DIRECTORY);
const bankFaults = [
  ...unreadable,
  ...verifyBank(problems),
  ...verifyLearningPaths(
    paths,
    problems.map(({ slug }) => slug),
  ),
];
for (const fault of bankFaults) showFault(fault);

let failed = bankFaults.length > 0 ? 1 : 0;
const env = readEnv();
const engine = await createEngine(env.JUDGE_ENGINE, { judge0: judge0Options(env) });
try {
  for (const [index, problem] of chosen.entries()) {
    const isRight = await verify(problem, engine, `${index + 1}/${chosen.length}`);
    if (!isRight) failed++;
  }
} finally {
  await engine.close();
}
console.log(
  `${chosen.length} ${chosen.length === 1 ? 'problem' : 'problems'} verified, ${failed} failed`,
);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;

async function choose(all: readonly BankProblem[]): Promise<BankProblem[]> {
  const named = all.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
  if (!onlyChanged) return named;
  const proven = await Promise.all(named.map(({ directory }) => isProven(directory)));
  return named.filter(({ slug }, index) => proven[index] !== true || SAMPLE.includes(slug));
}

async function readBank(): Promise<{ problems: BankProblem[]; faults: string[] }> {
  const problems: BankProblem[] = [];
  const faults: string[] = [];
  for (const directory of await listPackages(BANK_DIRECTORY)) {
    try {
      problems.push(await readProblem(directory));
    } catch (error) {
      if (!(error instanceof BankError)) throw error;
      faults.push(error.message);
    }
  }
  return { problems, faults };
}

async function verify(
  problem: BankProblem,
  engine: JudgeEngine,
  position: string,
): Promise<boolean> {
  const startedAt = performance.now();
  console.log(`${problem.slug} (${position})`);
  const faults = await verifyProblem(problem, {
    engine,
    signal: interrupted.signal,
    log: (line) => {
      clearStep();
      console.log(`  ${line}`);
    },
    onStep: showStep,
  }).catch(cannotRun);
  clearStep();
  for (const fault of faults) showFault(fault);
  if (faults.length === 0) await markProven(problem.directory);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`  ${faults.length === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return faults.length === 0;
}

/** What this machine cannot run it cannot prove. */
function cannotRun(error: unknown): string[] {
  const isMissing = [LanguageUnavailableError, JudgeUnavailableError, PythonMissingError].some(
    (kind) => error instanceof kind,
  );
  if (!isMissing || !(error instanceof Error)) throw error;
  return [error.message];
}

function showFault(fault: string): void {
  console.log(`  ✗ ${fault.replaceAll('\n', '\n    ')}`);
}

/** On a terminal, what is being done stands on the last line. */
function showStep(step: string): void {
  if (!process.stdout.isTTY) return;
  clearStep();
  process.stdout.write(`  ${step} …`);
}

function clearStep(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}
