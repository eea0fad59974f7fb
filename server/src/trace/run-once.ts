import type { CompileResult, Program, RunResult } from '../judge/engine.ts';
import { LIMITS, type Asking } from './recording.ts';

/**
 * Runs a program on one input, while somebody waits, or while nobody else wants to run anything.
 * @returns null for the result of a program that does not compile
 * @throws what JudgeEngine.run throws
 */
export async function runOnce(
  program: Program,
  input: string,
  { engine, signal, owner, isBackground = false }: Asking,
): Promise<{ compile: CompileResult; result: RunResult | null }> {
  const inputs = [Buffer.from(input)];
  let compile: CompileResult | null = null;
  let result: RunResult | null = null;
  const lane = { isShort: !isBackground, isBackground };
  const job = { program, inputs, limits: LIMITS, owner, ...lane };
  for await (const event of engine.run(job, signal)) {
    if (event.kind === 'compiled') compile = event.compile;
    else result = event.result;
  }
  signal.throwIfAborted();
  if (!compile || (compile.ok && !result))
    throw new Error('The engine gave no result of a recording');
  return { compile, result };
}
