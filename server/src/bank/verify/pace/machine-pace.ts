import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LanguageUnavailableError, type JudgeEngine, type Program } from '../../../judge/engine.ts';
import { limitsFor } from '../../../judge/languages.ts';

/**
 * CPU time that each takes on the machine on which the bank's limits were set, when it is quiet. An
 * interpreter and a just-in-time compiler suffer from different things, so both are asked.
 */
const YARDSTICKS = [
  { language: 'PYTHON', file: 'yardstick.py', usualMs: 210 },
  { language: 'JAVASCRIPT', file: 'yardstick.js', usualMs: 450 },
] as const;
/** A machine slower than this cannot prove anything. */
const PACE_MAX = 4;
const RUNS = 3;

/**
 * How many times slower this machine is at the moment than the one that limits are set on: other work
 * takes caches and half of a core from a program, and that counts as its own CPU time.
 * @returns 1 to 4
 * @throws what JudgeEngine.run throws, but where a language is not there
 */
export async function measurePace(engine: JudgeEngine, signal: AbortSignal): Promise<number> {
  let pace = 1;
  for (const { language, file, usualMs } of YARDSTICKS) {
    const source = await readFile(join(import.meta.dirname, file), 'utf8');
    const slowestMs = await slowestRun(engine, { language, source }, signal).catch(ifNotThere);
    pace = Math.max(pace, slowestMs / usualMs);
  }
  return Math.min(PACE_MAX, pace);
}

async function slowestRun(
  engine: JudgeEngine,
  program: Program,
  signal: AbortSignal,
): Promise<number> {
  const inputs = Array.from({ length: RUNS }, () => new Uint8Array());
  const limits = limitsFor(program.language, { timeMs: 10_000, memoryKb: 262_144 }, 0);
  let slowestMs = 0;
  for await (const event of engine.run(
    { program, inputs, limits, owner: 'verify-problems' },
    signal,
  )) {
    if (event.kind === 'result') slowestMs = Math.max(slowestMs, event.result.cpuMs);
  }
  return slowestMs;
}

function ifNotThere(error: unknown): number {
  if (error instanceof LanguageUnavailableError) return 0;
  throw error;
}
