import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxLimits } from '../box-messages.ts';
import type { BoxPool } from '../box-pool.ts';
import { ProgramBox } from '../program-box.ts';
import { isolationTrouble, startTrouble } from './troubles.ts';
import type { Trouble } from './troubles.ts';

const LIMITS: BoxLimits = {
  cpuMs: 2000,
  wallMs: 10_000,
  memoryKb: 128 << 10,
  dataKb: 1 << 20,
  stackKb: 8 << 10,
  outputBytes: 64 << 10,
  processes: 64,
};

/** One fast look at each limit; what it is to end with. */
const LIMIT_CHECKS = [
  {
    code: 'kept = b"x" * (200 << 20); import time; time.sleep(5)',
    limits: LIMITS,
    met: 'memory',
    finding: 'memory is not limited',
  },
  {
    code: 'while True: pass',
    limits: { ...LIMITS, cpuMs: 100 },
    met: 'cpu',
    finding: 'CPU time is not limited',
  },
  {
    code: 'import time; time.sleep(9)',
    limits: { ...LIMITS, wallMs: 100 },
    met: 'wall',
    finding: 'elapsed time is not limited',
  },
  {
    code: 'print("x" * 100000)',
    limits: LIMITS,
    met: 'output',
    finding: 'output is not limited',
  },
] as const;

/**
 * Starts a box and tries mildly what it has to prevent.
 * @param outside paths of this machine that no box may show
 * @returns null when everything holds
 */
export async function probeIsolation(
  pool: BoxPool,
  python: string,
  outside: readonly string[],
): Promise<Trouble | null> {
  const script = readFileSync(join(import.meta.dirname, 'isolation.py'));
  const files = [{ path: 'isolation.py', bytes: script }];
  const box = new ProgramBox(pool, 'run', files, new AbortController().signal);
  const stdin = new Uint8Array();
  try {
    const argv = [python, '-B', '/w/isolation.py', String(LIMITS.processes), ...outside];
    const report = await box.run({ argv, limits: LIMITS, stdin });
    if (report.exitCode !== 0) {
      return isolationTrouble([`the probe ended oddly (${report.stderr.toString().trim()})`]);
    }
    const findings = report.stdout.toString().split('\n').filter(Boolean);
    for (const { code, limits, met, finding } of LIMIT_CHECKS) {
      const checked = await box.run({ argv: [python, '-c', code], limits, stdin });
      if (checked.met !== met) findings.push(finding);
    }
    return findings.length === 0 ? null : isolationTrouble(findings);
  } catch (error) {
    return startTrouble(error instanceof Error ? error.message : String(error));
  } finally {
    box.close();
  }
}
