import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { JudgeEngine, Limits, RunResult } from '../judge/engine.ts';

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

const HARNESS = readFileSync(join(import.meta.dirname, 'oracle.py'), 'utf8');

const answersSchema = z.array(z.tuple([z.int(), z.string(), z.string()]).nullable());

/**
 * The valid ones of these inputs with their right outputs, in the same order.
 * @throws {OracleError}
 * @throws what JudgeEngine.run throws
 */
export async function askOracle(
  { validator, reference }: Oracle,
  inputs: readonly string[],
  asking: Asking,
): Promise<Answered[]> {
  const check = validator === null ? 'None' : JSON.stringify(validator);
  const call = `answer_all(${check}, ${JSON.stringify(reference)})\n`;
  const run = await runPython(`${HARNESS}\n\n${call}`, JSON.stringify(inputs), asking);
  if (!hasExited(run, 0)) throw new OracleError(`${inputs.length} inputs: ${describe(run)}`);
  const answers = answersIn(run.stdout);
  return inputs.flatMap((input, index) => {
    const answer = answers[index] ?? null;
    if (answer === null) return [];
    const [status, expected, fault] = answer;
    if (status === 0) return [{ input, expected }];
    throw new OracleError(`the reference solution fails on ${JSON.stringify(input)}: ${fault}`);
  });
}

/** A reference that writes past Python's own output writes among the answers. */
function answersIn(stdout: Uint8Array): z.output<typeof answersSchema> {
  try {
    return answersSchema.parse(JSON.parse(Buffer.from(stdout).toString()));
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
async function runPython(
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
