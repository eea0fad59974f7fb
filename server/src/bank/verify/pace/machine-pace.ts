import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgeEngine } from '../../../judge/engine.ts';
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
 * @throws what JudgeEngine.run throws
 */
export async function measurePace(engine: JudgeEngine, signal: AbortSignal): Promise<number> {
  let pace = 1;
  for (const { language, file, usualMs } of YARDSTICKS) {
    const source = await readFile(join(import.meta.dirname, file), 'utf8');
    const job = {
      program: { language, source },
      inputs: Array.from({ length: RUNS }, () => new Uint8Array()),
      limits: limitsFor(language, { timeMs: 10_000, memoryKb: 262_144 }, 0),
      owner: 'verify-problems',
    };
    for await (const event of engine.run(job, signal)) {
      if (event.kind === 'result') pace = Math.max(pace, event.result.cpuMs / usualMs);
    }
  }
  return Math.min(PACE_MAX, pace);
}
