import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Ending, JudgeEngine, Limits, RunResult } from '../judge/engine.ts';
import { whenLetIn } from './when-let-in.ts';

/** Says which inputs are valid, and what is right for them. Both programs are in Python. */
export type Oracle = {
  /** Null: every input of the source is valid. */
  readonly validator: string | null;
  readonly reference: string;
};

/** Who asks the engine, and until when. */
export type Asking = {
  readonly engine: JudgeEngine;
  readonly signal: AbortSignal;
  readonly owner: string;
};

export type Answered = { readonly input: string; readonly expected: string };

/** The problem's own programs failed where they must not: nothing is wrong with the candidate's. */
export class OracleError extends Error {
  override readonly name = 'OracleError';
}

const LIMITS: Limits = {
  cpuMs: 10_000,
  wallMs: 21_000,
  memoryKb: 512 * 1024,
  outputBytes: 8 * 1024 * 1024,
  processes: 64,
};

/** Each burns a whole limit: programs that meet one on more inputs are broken. */
const LEFT_OUT_MAX = 10;
const BY_LIMIT: readonly Ending[] = ['cpu-limit', 'wall-limit', 'memory-limit', 'output-limit'];

const HARNESS = readFileSync(join(import.meta.dirname, 'oracle.py'), 'utf8');

const answerSchema = z.tuple([z.int(), z.string(), z.string()]).nullable();

/**
 * The valid ones of these inputs with their right outputs, in the same order. One on which the programs meet a
 * limit is left out.
 * @throws {OracleError}
 * @throws what JudgeEngine.run throws
 */
export async function askOracle(
  oracle: Oracle,
  inputs: readonly string[],
  asking: Asking,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  let leftOut = 0;
  for (let at = 0; at < inputs.length;) {
    const answers = await askTogether(oracle, inputs.slice(at), asking);
    for (const [index, answer] of answers.entries()) {
      if (answer !== null) answered.push(answeredBy(answer, inputs[at + index] ?? ''));
    }
    // A process that gave no answer has spent its limits on the first.
    if (answers.length === 0 && ++leftOut > LEFT_OUT_MAX) {
      throw new OracleError(`a limit is met on inputs like ${JSON.stringify(inputs[at])}`);
    }
    at += Math.max(1, answers.length);
  }
  return answered;
}

type Answer = z.output<typeof answerSchema>;

function answeredBy([status, expected, fault]: NonNullable<Answer>, input: string): Answered {
  if (status === 0) return { input, expected };
  throw new OracleError(`the reference solution fails on ${JSON.stringify(input)}: ${fault}`);
}

/** One process for all: what it says of the inputs up to where it met a limit, if it did. */
async function askTogether(
  { validator, reference }: Oracle,
  inputs: readonly string[],
  asking: Asking,
): Promise<readonly Answer[]> {
  const check = validator === null ? 'None' : JSON.stringify(validator);
  const call = `answer_all(${check}, ${JSON.stringify(reference)})\n`;
  const run = await runPython(`${HARNESS}\n\n${call}`, JSON.stringify(inputs), asking);
  const isCut = BY_LIMIT.includes(run.ending);
  if (!isCut && !hasExited(run, 0)) {
    throw new OracleError(`${inputs.length} inputs: ${describe(run)}`);
  }
  const answers = answersIn(run.stdout);
  if (isCut ? answers.length <= inputs.length : answers.length === inputs.length) return answers;
  throw new OracleError(`${answers.length} answers to ${inputs.length} inputs`);
}

/** A reference that writes past Python's own output writes among the answers. */
function answersIn(stdout: Uint8Array): Answer[] {
  try {
    const lines = Buffer.from(stdout).toString().split('\n').slice(0, -1);
    return lines.map((line) => answerSchema.parse(JSON.parse(line)));
  } catch (cause) {
    throw new OracleError('the validator or the reference solution writes past sys.stdout', {
      cause,
    });
  }
}

const VALID = 42;

/**
 * Asks both programs once more, each in a process of its own and as it stands.
 * @throws {OracleError} when they say anything else than before
 */
export async function askAgainAlone(
  { validator, reference }: Oracle,
  { input, expected }: Answered,
  asking: Asking,
): Promise<void> {
  if (validator !== null) {
    const check = await runPython(validator, input, asking);
    if (!hasExited(check, VALID)) throw new OracleError(`not valid after all: ${describe(check)}`);
  }
  const answer = await runPython(reference, input, asking);
  if (hasExited(answer, 0) && Buffer.from(answer.stdout).toString() === expected) return;
  throw new OracleError(`the reference solution alone says something else: ${describe(answer)}`);
}

/** One run of a program of the problem's own, while nobody else wants to run anything. */
async function runPython(source: string, input: string, asking: Asking): Promise<RunResult> {
  return whenLetIn(() => runOnce(source, input, asking), asking.signal);
}

async function runOnce(
  source: string,
  input: string,
  { engine, signal, owner }: Asking,
): Promise<RunResult> {
  const job = {
    program: { language: 'PYTHON' as const, source },
    inputs: [Buffer.from(input)],
    limits: LIMITS,
    owner,
    isBackground: true,
  };
  let found: RunResult | null = null;
  for await (const event of engine.run(job, signal)) {
    if (event.kind === 'result') found = event.result;
  }
  signal.throwIfAborted();
  if (found) return found;
  throw new OracleError('the engine gave no result');
}

function hasExited({ ending, exitCode }: RunResult, code: number): boolean {
  return ending === 'exited' && exitCode === code;
}

function describe({ ending, exitCode, stderr }: RunResult): string {
  const said = Buffer.from(stderr).toString().trimEnd().split('\n').at(-1) ?? '';
  return `${ending} ${String(exitCode)} ${said}`.trim();
}
