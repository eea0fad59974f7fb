import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxLimits } from '../../box/box-messages.ts';
import type { BoxPool } from '../../box/box-pool.ts';
import { SYSTEM_PYTHON } from '../../languages/find-toolchains.ts';
import type { IsolationName } from '../isolation/isolation.ts';
import { ProgramBox } from '../../box/program-box.ts';
import { isolationTrouble, startTrouble } from './troubles.ts';
import type { Trouble } from './troubles.ts';

const LIMITS: BoxLimits = {
  ...{ cpuMs: 2000, wallMs: 10_000, memoryKb: 128 << 10, dataKb: 1 << 20 },
  ...{ stackKb: 8 << 10, outputBytes: 64 << 10, processes: 64 },
};
const FEW_PROCESSES = 16;

/** One fast look at each limit; what it is to end with. All starts wait for them, so limits are small. */
const LIMIT_CHECKS = [
  ['memory', { memoryKb: 32 << 10 }, 'kept = b"x" * (64 << 20); import time; time.sleep(5)'],
  ['cpu', { cpuMs: 100 }, 'while True: pass'],
  ['wall', { wallMs: 400 }, 'import time; time.sleep(60)'],
  ['output', {}, 'print("x" * 100000)'],
] as const;
const NAMES = { memory: 'memory', cpu: 'CPU time', wall: 'elapsed time', output: 'output' };

/** Where a limit of the kernel would count others too, the watch ends what it finds to be too many. */
const FORKS = `import os, time
gate, _ = os.pipe()
try:
    for _ in range(${2 * FEW_PROCESSES}):
        if os.fork() == 0: os.read(gate, 1); os._exit(0)
except BlockingIOError: raise SystemExit
time.sleep(0.5)
print('all of them')`;

/**
 * Starts a box and tries mildly what it has to prevent.
 * @param outside paths of this machine that no box may show
 * @returns null when everything holds
 */
export async function probeIsolation(
  pool: BoxPool,
  isolation: IsolationName,
  outside: readonly string[],
): Promise<Trouble | null> {
  const script = readFileSync(join(import.meta.dirname, 'isolation.py'));
  const files = [{ path: 'isolation.py', bytes: script }];
  const box = new ProgramBox(pool, 'run', files, new AbortController().signal);
  const stdin = new Uint8Array();
  try {
    const argv = [SYSTEM_PYTHON, '-B', '/w/isolation.py', isolation, ...outside];
    const report = await box.run({ argv, limits: LIMITS, stdin });
    if (report.exitCode !== 0) {
      return isolationTrouble([`the probe ended oddly (${report.stderr.toString().trim()})`]);
    }
    const findings = report.stdout.toString().split('\n').filter(Boolean);
    for (const [met, small, code] of LIMIT_CHECKS) {
      const limits = { ...LIMITS, ...small };
      const checked = await box.run({ argv: [SYSTEM_PYTHON, '-c', code], limits, stdin });
      if (checked.met !== met) findings.push(`${NAMES[met]} is not limited`);
    }
    const few = { ...LIMITS, processes: FEW_PROCESSES };
    const forks = await box.run({ argv: [SYSTEM_PYTHON, '-c', FORKS], limits: few, stdin });
    if (forks.stdout.byteLength > 0) findings.push('processes are not limited');
    return findings.length === 0 ? null : isolationTrouble(findings);
  } catch (error) {
    return startTrouble(isolation, error instanceof Error ? error.message : String(error));
  } finally {
    box.close();
  }
}
