import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { limitsFor } from '../../../judge/languages.ts';

/** CPU time that yardstick.py takes on the machine on which the bank's limits were set, when it is quiet. */
const USUAL_MS = 210;
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
  const source = await readFile(join(import.meta.dirname, 'yardstick.py'), 'utf8');
  const job = {
    program: { language: 'PYTHON', source },
    inputs: Array.from({ length: RUNS }, () => new Uint8Array()),
    limits: limitsFor('PYTHON', { timeMs: 10_000, memoryKb: 262_144 }, 0),
    owner: 'verify-problems',
  } as const;
  let slowestMs = 0;
  for await (const event of engine.run(job, signal)) {
    if (event.kind === 'result') slowestMs = Math.max(slowestMs, event.result.cpuMs);
  }
  return Math.min(PACE_MAX, Math.max(1, slowestMs / USUAL_MS));
}
