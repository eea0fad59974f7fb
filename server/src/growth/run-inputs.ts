import type { JudgeEngine, Limits, Program, RunResult } from '../judge/engine.ts';

/** Who asks the engine, and until when. */
export type Asking = {
  readonly engine: JudgeEngine;
  readonly signal: AbortSignal;
  readonly owner: string;
};

/** What belongs to the product failed, not the program that is looked into. */
export class GrowthError extends Error {
  override readonly name = 'GrowthError';
}

/** Counting costs two to four times the program's own time, and it has a bound in steps. */
const LIMITS: Limits = {
  cpuMs: 10_000,
  wallMs: 21_000,
  memoryKb: 512 * 1024,
  outputBytes: 16 * 1024 * 1024,
  processes: 64,
};

/**
 * Runs a program on each of these inputs, while nobody else wants to run anything.
 * @yields results in any order
 * @throws what JudgeEngine.run throws
 */
export async function* runInputs(
  program: Program,
  inputs: readonly string[],
  { engine, signal, owner }: Asking,
): AsyncIterable<RunResult> {
  const bytes = inputs.map((input) => Buffer.from(input));
  const job = { program, inputs: bytes, limits: LIMITS, owner, isBackground: true };
  for await (const event of engine.run(job, signal)) {
    if (event.kind === 'result') yield event.result;
  }
  signal.throwIfAborted();
}
