import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { BankError } from '../../bank/bank-error.ts';
import type { BankProblem } from '../../bank/bank-problem.ts';
import { readKnownNames, verifyKnownNames } from '../../bank/seed/known-names.ts';
import { readLearningPaths, verifyLearningPaths } from '../../bank/seed/learning-paths.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';
import { isProven, markProven } from '../../bank/verify/proof.ts';
import { details, reportFile, summary } from '../../bank/verify/report.ts';
import type { Report } from '../../bank/verify/report.ts';
import { otherProblems, problemsToProve } from '../../bank/verify/to-prove.ts';
import { verifyBank } from '../../bank/verify/verify-bank.ts';
import { verifyProblems } from '../../bank/verify/verify-problems.ts';
import { readEnv } from '../../env.ts';
import { createEngine } from '../../judge/create-engine.ts';
import { calledFrom } from '../database/db-command.ts';
import { judge0Options } from '../../judge0-options.ts';
import { clearLastLine, showLastLine } from '../last-line.ts';
import { untilInterrupted } from '../until-interrupted.ts';

// npm run problems:verify -- [slug...] [--changed | --others n] [--at-once n]
// [--report file.md|file.json]: proves the problems of the bank through the judge. With --changed only
// those that have changed since they were proven and a fixed sample, with --others n of those it leaves
// out. A report holds all figures; problems that are named show them anyway.
const AT_ONCE_MAX = 4;

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    others: { type: 'string' },
    'at-once': { type: 'string', default: String(Math.min(availableParallelism(), AT_ONCE_MAX)) },
    report: { type: 'string' },
  },
});
const interrupted = untilInterrupted();

const { problems, faults: unreadable } = await readBank();
const { chosen, wasProven } = await choose(problems);
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
  ...verifyKnownNames(await readKnownNames(BANK_DIRECTORY), problems),
];
for (const fault of bankFaults) console.log(`✗ ${fault}`);

const env = readEnv();
const engine = await createEngine(env.JUDGE_ENGINE, { judge0: judge0Options(env) });
const steps = new Map<string, string>();
const finished: Report[] = [];
try {
  await verifyProblems(chosen, {
    engine,
    signal: interrupted,
    isProven: wasProven,
    atOnce: Math.max(1, Number(values['at-once']) || 1),
    onStep: (slug, step) => {
      steps.set(slug, step);
      showSteps();
    },
    onFinished: async (report, problem) => {
      if (report.isVerified) await markProven(problem.directory);
      steps.delete(report.slug);
      finished.push(report);
      showFinished(report);
      showSteps();
    },
  });
} catch (error) {
  if (!interrupted.aborted) throw error;
} finally {
  await engine.close();
}
clearLastLine();
if (interrupted.aborted) console.log('Interrupted: that is what there is so far');
await conclude(chosen.flatMap(({ slug }) => finished.filter((report) => report.slug === slug)));

function showFinished(report: Report): void {
  clearLastLine();
  console.log(`${`${finished.length}/${chosen.length}`.padStart(5)} ${summary(report)}`);
  const lines = details(wanted.length > 0 ? report : { ...report, figures: [] });
  for (const line of lines) console.log(line);
}

function showSteps(): void {
  const under = [...steps].map(([slug, step]) => `${slug}: ${step}`);
  if (under.length > 0)
    showLastLine(`${finished.length}/${chosen.length} done; ${under.join(', ')}`);
}

/** The table at the end, in the order of the bank, and the exit code. */
async function conclude(reports: readonly Report[]): Promise<void> {
  if (reports.length > 1) console.log(['', ...reports.map(summary)].join('\n'));
  if (values.report !== undefined) {
    await writeFile(calledFrom(values.report), reportFile(values.report, reports));
  }
  const verified = reports.filter(({ isVerified }) => isVerified).length;
  const isWhole = verified === chosen.length && verified > 0 && bankFaults.length === 0;
  console.log(`${verified} of ${chosen.length} problems verified`);
  if (bankFaults.length > 0) console.log(`${bankFaults.length} faults of the bank as a whole`);
  process.exitCode = isWhole ? 0 : 1;
}

type Choice = { chosen: BankProblem[]; wasProven: (problem: BankProblem) => boolean };

/** What is asked for whole is measured whole, whatever was proven before. */
async function choose(all: readonly BankProblem[]): Promise<Choice> {
  const named = all.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
  if (!values.changed && values.others === undefined) {
    return { chosen: named, wasProven: () => false };
  }
  const changed = new Set<BankProblem>();
  for (const problem of named) if (!(await isProven(problem.directory))) changed.add(problem);
  const hasChanged = (problem: BankProblem) => changed.has(problem);
  const chosen =
    values.others === undefined
      ? problemsToProve(named, hasChanged)
      : otherProblems(named, hasChanged, Number(values.others));
  return { chosen, wasProven: (problem) => !changed.has(problem) };
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
