import { parseArgs } from 'node:util';
import { BankError } from '../bank/bank-error.ts';
import {
  compileValidator,
  hasCompiledValidator,
} from '../bank/import/validator/check-validator.ts';
import type { Conversion } from '../bank/import/convert-tree.ts';
import { describeJudged } from '../bank/import/judging/describe-judged.ts';
import { fitTimeLimit } from '../bank/import/judging/fit-time-limit.ts';
import { convertPackage, draftProblem, placePackage } from '../bank/import/import-package.ts';
import { BANK_DIRECTORY } from '../bank/read-problem.ts';
import { readEnv } from '../env.ts';
import { createEngine } from '../judge/create-engine.ts';
import { calledFrom } from './database/db-command.ts';
import { judge0Options } from '../judge0-options.ts';
import { clearLastLine, showLastLine } from './last-line.ts';
import { untilInterrupted } from './until-interrupted.ts';

// Takes over a problem that others wrote, in any version of the Kattis problem package format.
// --all-languages: whatever languages the package is limited to.
const USAGE =
  'npm run problems:import -- <zip-or-folder> [--into folder] [--as name] [--all-languages] [--verify]';
/** Packages may have far more tests than a person would wait for on the site. */
const TOGETHER_MS = 60 * 60_000;
const NOT_JUDGED = { timeLimitMs: null, disagreements: 0 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string', default: BANK_DIRECTORY },
    as: { type: 'string' },
    'all-languages': { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  },
});
const interrupted = untilInterrupted();

const [from, ...others] = positionals;
if (from === undefined || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await importProblem(calledFrom(from), calledFrom(values.into));
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    console.error(`Not imported:\n${error.message.replace(/^/gm, '  ✗ ')}`);
    process.exitCode = 1;
  }
}

async function importProblem(path: string, into: string): Promise<number> {
  const conversion = await convertPackage(path, into, {
    slug: values.as ?? null,
    mayLimitLanguages: !values['all-languages'],
  });
  const { slug, foreign, warnings } = conversion;
  const { tests, submissions, metadata } = foreign;
  const counts = `${counted(tests.length, 'test')}, ${counted(submissions.length, 'program')}`;
  console.log(`${slug}: a ${metadata.format} package, ${counts}`);
  for (const { file, line, message } of warnings) {
    console.log(`  ! ${file}${line === null ? '' : `:${line}`}: ${message}`);
  }
  const { timeLimitMs, disagreements } = await judged(conversion);
  if (timeLimitMs === null && metadata.timeLimit === null) {
    console.log('  ! the package states no time limit: 2 s are taken; --verify measures it');
  }
  const { directory } = await placePackage(
    conversion,
    into,
    timeLimitMs === null ? undefined : timeLimitMs / 1000,
  );
  console.log(`  placed in ${directory}`);
  return disagreements > 0 ? 1 : 0;
}

async function judged(conversion: Conversion) {
  const problem = draftProblem(conversion);
  if (!values.verify && !hasCompiledValidator(problem)) return NOT_JUDGED;
  const env = readEnv();
  const engine = await createEngine(env.JUDGE_ENGINE, {
    judge0: judge0Options(env),
    local: { times: { togetherMs: TOGETHER_MS } },
  });
  try {
    await compileValidator(problem, engine, interrupted);
    if (!values.verify) return NOT_JUDGED;
    const fitted = await fitTimeLimit(problem, {
      engine,
      signal: interrupted,
      onJudged: ({ submission }) => showLastLine(submission.name),
    });
    clearLastLine();
    for (const one of fitted.judged) console.log(`  ${describeJudged(one)}`);
    if (fitted.note !== null) console.log(`  ! the time limit ${fitted.note}`);
    const ran = fitted.judged.flatMap((one) => (one.skipped === null ? [one] : []));
    const disagreements = ran.filter((one) => !one.agrees).length;
    console.log(
      `  ${ran.length - disagreements} agree, ${disagreements} disagree, ${fitted.judged.length - ran.length} skipped; time limit ${fitted.timeLimitMs / 1000} s`,
    );
    return { timeLimitMs: fitted.timeLimitMs, disagreements };
  } finally {
    await engine.close();
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
