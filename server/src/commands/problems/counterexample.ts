import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BankError } from '../../bank/bank-error.ts';
import { LANGUAGE_FILES } from '../../bank/package-languages.ts';
import { BANK_DIRECTORY, readProblem } from '../../bank/read-problem.ts';
import { searchOf } from '../../bank/searches/search-of.ts';
import { SMALL_YAML } from '../../bank/searches/small-inputs.ts';
import {
  findCounterexample,
  type Counterexample,
  type NotFound,
} from '../../counterexample/find-counterexample.ts';
import { readEnv } from '../../env.ts';
import { createEngine } from '../../judge/create-engine.ts';
import type { Program } from '../../judge/engine.ts';
import { judge0Options } from '../../judge0-options.ts';
import { calledFrom } from '../database/db-command.ts';
import { untilInterrupted } from '../until-interrupted.ts';

// npm run problems:counterexample -- SLUG FILE: the smallest input on which a program fails.
// Exit code 0 when there is one, 1 when none was found, 2 when it could not be looked for.
const USAGE = 'npm run problems:counterexample -- <slug> <file.js|.py|.java|.ts>';

const [slug, file, ...others] = process.argv.slice(2);
const interrupted = untilInterrupted();

if (slug === undefined || file === undefined || others.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await search(slug, calledFrom(file));
}

async function search(name: string, path: string): Promise<number> {
  const program = await readProgram(path);
  if (!program) return refuse(`${path}: is no program in a language of the bank\n${USAGE}`);
  const problem = await readProblem(join(BANK_DIRECTORY, name)).catch((error: unknown) => {
    if (error instanceof BankError || isMissing(error)) return null;
    throw error;
  });
  if (!problem) return refuse(`There is no readable problem ${name}`);
  const search = searchOf(problem, program);
  if (!search) return refuse(`${name} has no ${SMALL_YAML}`);
  const env = readEnv();
  const engine = await createEngine(env.JUDGE_ENGINE, { judge0: judge0Options(env) });
  try {
    const startedAt = performance.now();
    const asking = { engine, signal: interrupted, owner: 'counterexample' };
    const result = await findCounterexample(search, asking);
    return show(result, (performance.now() - startedAt) / 1000);
  } finally {
    await engine.close();
  }
}

function show(result: Counterexample | NotFound, seconds: number): number {
  if (result.kind === 'does not compile') return refuse(`Does not compile:\n${result.output}`);
  const effort = `${result.tried} inputs tried in ${seconds.toFixed(1)} s`;
  if (result.kind === 'none') {
    const end = result.isOutOfTime ? ', then the time was up' : '';
    console.log(`No small input found on which it fails: ${effort}${end}`);
    return 1;
  }
  const { input, expected, test, isMinimal, isSteady } = result;
  const printed = Buffer.from(test.run?.stdout ?? []).toString();
  console.log(
    `${test.status}. ${effort}; ${isMinimal ? 'no smaller one' : 'perhaps not the smallest'}`,
  );
  if (!isSteady) console.log('The program does not end in the same way every time.');
  for (const [title, text] of Object.entries({
    Input: input,
    Expected: expected,
    Printed: printed,
  })) {
    console.log(`\n${title}:\n${text.trimEnd()}`);
  }
  const complaint = Buffer.from(test.run?.stderr ?? [])
    .toString()
    .trimEnd();
  if (complaint !== '') console.log(`\nIts errors:\n${complaint}`);
  return 0;
}

async function readProgram(path: string): Promise<Program | null> {
  const known = Object.values(LANGUAGE_FILES).find(({ starter }) =>
    path.endsWith(starter.slice(starter.lastIndexOf('.'))),
  );
  return known ? { language: known.key, source: await readFile(path, 'utf8') } : null;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function refuse(message: string): number {
  console.error(message);
  return 2;
}
