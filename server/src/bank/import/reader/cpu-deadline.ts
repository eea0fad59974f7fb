import { readFileSync, readlinkSync } from 'node:fs';
import { firstSignal, type FirstSignal } from '../../../lib/process/first-signal.ts';

/** Where Linux tells of the thread that asks; null on a system that does not. */
export function thisThread(): string | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/stat`;
  } catch {
    return null;
  }
}

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;
/** Of the numbers behind the thread's name: time in programs and in the kernel. */
const [USER, SYSTEM] = [11, 12];

/** Milliseconds that a thread has worked; null when it is gone or nobody knows. */
export function cpuMsOf(thread: string): number | null {
  try {
    const stat = readFileSync(thread, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * MS_PER_TICK;
  } catch {
    return null;
  }
}

const LOOK_EVERY_MS = 100;
/** A thread that works on a crowded machine may take so many times longer. */
const CROWDED = 12;

/**
 * A signal that aborts when a thread has worked for so long from now on: how crowded the machine is
 * does not count. By the clock, it aborts after twelve times as long, or at once where nobody knows
 * what the thread has worked.
 */
export function cpuDeadline(
  thread: string | null,
  workMs: number,
  outer: AbortSignal,
): FirstSignal {
  const start = thread === null ? null : cpuMsOf(thread);
  if (thread === null || start === null) return firstSignal([outer], workMs);
  const worked = new AbortController();
  const timer = setInterval(
    () => {
      if ((cpuMsOf(thread) ?? start) - start > workMs) worked.abort();
    },
    Math.min(LOOK_EVERY_MS, workMs),
  );
  const { signal, release } = firstSignal([outer, worked.signal], workMs * CROWDED);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  return {
    signal,
    release: () => {
      clearInterval(timer);
      release();
    },
  };
}
