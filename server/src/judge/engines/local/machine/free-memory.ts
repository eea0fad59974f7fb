import { readFileSync } from 'node:fs';

/** Left to everything else on the machine. */
const RESERVE_KB = 256 << 10;

/** Whether `kb` of memory are free beside what the machine itself needs. */
export function hasFreeMemory(kb: number): boolean {
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  // A system that does not say it cannot be asked; the number of slots is then the only bound.
  return available === undefined || Number(available) >= kb + RESERVE_KB;
}
