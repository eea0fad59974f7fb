import { readFileSync } from 'node:fs';
import { roomAroundKb } from './cgroup/around.ts';

/** Left to everything else on the machine. */
const RESERVE_KB = 256 << 10;

/**
 * Whether `kb` of memory are free beside what the machine itself needs.
 * @param roomKb what a container around leaves of it
 */
export function hasFreeMemory(kb: number, roomKb = roomAroundKb()): boolean {
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  // A system that does not say it cannot be asked; the number of slots is then the only bound.
  return Math.min(Number(available ?? Infinity), roomKb) >= kb + RESERVE_KB;
}
