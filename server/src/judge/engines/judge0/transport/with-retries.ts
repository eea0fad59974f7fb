import { setTimeout as sleep } from 'node:timers/promises';
import { isPassing } from './judge0-error.ts';

/**
 * Asks again after each pause while there is no answer, or none that is one. Sending a submission
 * twice is harmless: judging changes nothing.
 * @throws the last error
 * @throws the signal's reason when aborted
 */
export async function withRetries<T>(
  pausesMs: readonly number[],
  signal: AbortSignal,
  ask: () => Promise<T>,
): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    await pause(pauseMs, signal);
  }
  return await ask();
}

/** @throws the signal's reason when aborted */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
