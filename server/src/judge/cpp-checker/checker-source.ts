import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOfChecker } from '../answer/custom-checker.ts';
import type { JudgeEngine } from '../engine.ts';
import { compileCpp } from './compile-cpp.ts';
import { cppOfChecker } from './cpp-checker.ts';

const RUN = readFileSync(join(import.meta.dirname, 'run.py'), 'utf8');

/** What checkerJob is to run, or why there is nothing, in words for the checker's author. */
export type CheckerSource =
  | { readonly source: string; readonly reason: null }
  | { readonly source: null; readonly reason: string };

/**
 * The Python program that is a custom checker, or starts it.
 * @throws what JudgeEngine.run throws
 */
export async function checkerSource(
  engine: JudgeEngine,
  checker: string,
  signal: AbortSignal,
): Promise<CheckerSource> {
  const cpp = cppOfChecker(checker);
  if (!cpp) {
    const source = sourceOfChecker(checker);
    return source === null ? { source, reason: 'it is not a program' } : { source, reason: null };
  }
  const { binary, reason } = await compileCpp(engine, cpp, signal);
  if (!binary) return { source: null, reason };
  // JSON's texts and lists are Python's.
  const program = JSON.stringify(Buffer.from(binary).toString('base64'));
  return {
    source: `program = ${program}\narguments = ${JSON.stringify(cpp.args)}\n${RUN}`,
    reason,
  };
}
