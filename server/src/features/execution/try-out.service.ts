import type { CustomExecution, customExecutionSchema } from '@stepwise/contracts/execution';
import {
  LANGUAGE_KEYS,
  languageLabel,
  languageOfId,
  type LanguageKey,
} from '@stepwise/contracts/language';
import type { z } from 'zod';
import { AppError, judgeStops, notFound } from '../../http/app-error.ts';
import type { JudgeEngine, Program } from '../../judge/engine.ts';
import { judge } from '../../judge/judge.ts';
import type { Judgement } from '../../judge/judge-job.ts';
import type { Db } from '../../lib/db.ts';
import { firstSignal } from '../../lib/first-signal.ts';
import { presentReferenceSolution } from '../problems/problem.presenter.ts';
import { findProblemToTryOut } from '../problems/problem.queries.ts';
import { presentMemory, presentText, presentTime } from '../submissions/submission.presenter.ts';
import { refuseWhatCannotRun } from './refuse-what-cannot-run.ts';

/** Two programs on a few inputs. */
const TRY_OUT_WITHIN_MS = 60_000;

type Deps = { readonly db: Db; readonly engine: JudgeEngine };

type TryOutInput = z.output<typeof customExecutionSchema> & {
  readonly userId: string;
  readonly signal: AbortSignal;
};

/**
 * Runs a program on the person's own inputs, beside the reference solution, and stores nothing.
 * @throws NOT_FOUND; VALIDATION_FAILED without a source; QUEUE_FULL when it takes too long;
 *   JUDGE_UNAVAILABLE when `input.signal` is aborted; what the engine throws
 */
export async function tryOut(deps: Deps, input: TryOutInput): Promise<CustomExecution> {
  const { signal, release } = firstSignal([input.signal], TRY_OUT_WITHIN_MS);
  try {
    return await runBeside(deps, { ...input, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    if (input.signal.aborted) throw judgeStops(error);
    throw new AppError('QUEUE_FULL', 'The judge is busy, please try again', {
      retryAfterSeconds: 5,
      cause: error,
    });
  } finally {
    release();
  }
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
  const problem = await findProblemToTryOut(db, input.problemId);
  if (!problem) throw notFound('Problem');
  refuseWhatCannotRun(engine, language);

  const encoder = new TextEncoder();
  const inputs = input.stdin.map((text) => encoder.encode(text));
  const run = (program: Program, expected: readonly (Uint8Array | null)[]): Promise<Judgement> => {
    const nothing = new Uint8Array();
    const tests = inputs.map((stdin, index) => {
      return { stdin, expected: expected[index] ?? nothing, checker: problem.checker };
    });
    const limits = { timeMs: problem.timeLimitMs, memoryKb: problem.memoryLimitKb };
    const job = { program, tests, limits, owner: input.userId, isShort: true };
    return judge(engine, job, input.signal);
  };

  const reference = referenceProgram(engine, problem.referenceSolution, language);
  const expected = reference ? cleanOutputs(await run(reference, [])) : [];
  const judgement = await run({ language, source }, expected);
  return present(judgement, input.stdin, expected);
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

/** Outputs of the runs that exited normally. On an input outside the constraints it may crash. */
function cleanOutputs(judgement: Judgement): (Uint8Array | null)[] {
  return judgement.tests.map(({ run }) => {
    return run?.ending === 'exited' && run.exitCode === 0 ? run.stdout : null;
  });
}

function present(
  judgement: Judgement,
  stdin: readonly string[],
  expected: readonly (Uint8Array | null)[],
): CustomExecution {
  const runs = judgement.tests.map(({ index, status, run }) => {
    const right = expected[index] ?? null;
    const isCompared = status === 'Accepted' || status === 'Wrong Answer';
    return {
      stdin: stdin[index] ?? '',
      stdout: run && presentText(run.stdout),
      stderr: run && presentText(run.stderr),
      expected: right && presentText(right),
      status: isCompared && right === null ? ('Finished' as const) : status,
      time: run && presentTime(run.cpuMs),
      memory: run && presentMemory(Math.round(run.memoryKb)),
    };
  });
  return { compileOutput: judgement.compileOutput, runs };
}
