import type { CustomExecution, customExecutionSchema } from '@stepwise/contracts/execution';
import {
  LANGUAGE_KEYS,
  languageLabel,
  languageOfId,
  type LanguageKey,
} from '@stepwise/contracts/language';
import type { z } from 'zod';
import { inputFaults } from '../../bank/searches/input-faults.ts';
import type { PackageSearches } from '../../bank/searches/package-searches.ts';
import { AppError, notFound } from '../../http/app-error.ts';
import type { JudgeEngine, Program } from '../../judge/engine.ts';
import { judge } from '../../judge/judge.ts';
import type { Judgement } from '../../judge/judge-job.ts';
import type { Database } from '../../lib/db/db.ts';
import type { Logger } from '../../lib/logger.ts';
import { presentReferenceSolution } from '../problems/problem.presenter.ts';
import type { Viewer } from '../problems/visible-problem.queries.ts';
import { findProblemToTryOut } from '../problems/problem.queries.ts';
import { isSealed, unlessSealed } from '../seals/seal.queries.ts';
import { refuseWhatCannotRun } from './refuse-what-cannot-run.ts';
import { presentTrials, type Answered } from './try-out.presenter.ts';
import { whileWanted } from './while-wanted.ts';

/** Two programs on a few inputs. */
const TRY_OUT_WITHIN_MS = 60_000;

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly logger: Logger;
  readonly packages: PackageSearches;
};

type TryOutInput = z.output<typeof customExecutionSchema> & {
  readonly viewer: Viewer;
  readonly signal: AbortSignal;
};

/**
 * Runs a program on the person's own inputs, beside the reference solution, and stores nothing.
 * @throws NOT_FOUND; VALIDATION_FAILED without a source; QUEUE_FULL when it takes too long;
 *   JUDGE_UNAVAILABLE when `input.signal` is aborted; what the engine throws
 */
export async function tryOut(deps: Deps, input: TryOutInput): Promise<CustomExecution> {
  return whileWanted(input.signal, TRY_OUT_WITHIN_MS, (signal) =>
    runBeside(deps, { ...input, signal }),
  );
}

async function runBeside(deps: Deps, input: TryOutInput): Promise<CustomExecution> {
  const { db, engine } = deps;
  const language = languageOfId(input.language_id);
  const given = input.source_code;
  const source = typeof given === 'string' ? given : given[language];
  if (source === undefined || source === '') {
    throw new AppError(
      'VALIDATION_FAILED',
      `Source code for ${languageLabel(language)} is required`,
    );
  }
  const problem = await findProblemToTryOut(db, input.problemId, input.viewer);
  if (!problem) throw notFound('Problem');
  refuseWhatCannotRun(engine, language);

  const run = (
    program: Program,
    trials: readonly Omit<Answered, 'fault'>[],
  ): Promise<Judgement> => {
    const nothing = new Uint8Array();
    const tests = trials.map(({ stdin, expected }) => {
      // Nothing to compare: a checker's program could break on it, and no other output is checked then.
      const checker = expected === null ? 'lines' : problem.checker;
      return { stdin: Buffer.from(stdin), expected: expected ?? nothing, checker };
    });
    const limits = { timeMs: problem.timeLimitMs, memoryKb: problem.memoryLimitKb };
    const job = { program, tests, limits, owner: input.viewer.id, isShort: true };
    return judge(engine, job, input.signal);
  };

  const faults = await faultsOf(deps, problem, input);
  const valid = input.stdin.filter((_, index) => faults[index] === null);
  // What it prints is help as well: whoever rehearses with the problem sees their own output alone.
  const sealed = await isSealed(db, input.viewer.id, input.problemId);
  const reference = sealed ? null : referenceProgram(engine, problem.referenceSolution, language);
  // What it prints for an input that is not valid says nothing, and a crash would look like its fault.
  const unanswered = valid.map((stdin) => ({ stdin, expected: null }));
  const outputs = reference ? cleanOutputs(await run(reference, unanswered)) : [];
  const inOrder = outputs.values();
  const trials = input.stdin.map((stdin, index) => {
    const fault = faults[index] ?? null;
    return { stdin, fault, expected: fault === null ? (inOrder.next().value ?? null) : null };
  });
  const judgement = await run({ language, source }, trials);
  const alone = trials.map((trial) => ({ ...trial, expected: null }));
  const helped = { userId: input.viewer.id, problemId: input.problemId };
  return presentTrials(judgement, await unlessSealed(db, helped, trials, alone));
}

/** See inputFaults; nothing is known of the inputs of a problem without a package. */
async function faultsOf(
  { engine, logger, packages }: Deps,
  problem: Parameters<PackageSearches['validatorFor']>[0],
  { stdin, viewer, signal }: TryOutInput,
): Promise<(string | null)[]> {
  const validator = await packages.validatorFor(problem).catch((error: unknown) => {
    logger.error({ err: error }, 'a package cannot be read: inputs are not checked');
    return null;
  });
  if (validator === null) return stdin.map(() => null);
  return inputFaults(validator, stdin, { engine, owner: viewer.id, signal });
}

/** The reference solution in the person's language, else in any that can run here. */
function referenceProgram(
  engine: JudgeEngine,
  referenceSolution: unknown,
  preferred: LanguageKey,
): Program | null {
  const sources = presentReferenceSolution(referenceSolution);
  const { languages } = engine.status();
  for (const language of [preferred, ...LANGUAGE_KEYS]) {
    const source = sources[language];
    const canRun = languages.some((entry) => entry.language === language && entry.reason === null);
    if (source !== undefined && source !== '' && canRun) return { language, source };
  }
  return null;
}

/** Outputs of the runs that exited normally. On an input that nobody could check it may crash. */
function cleanOutputs(judgement: Judgement): (Uint8Array | null)[] {
  return judgement.tests.map(({ run }) => {
    return run?.ending === 'exited' && run.exitCode === 0 ? run.stdout : null;
  });
}
