import { setTimeout as sleep } from 'node:timers/promises';
import { QueueFullError } from '../judge/engine.ts';

const RETRY_MS = 1_000;

/**
 * Runs a job that everybody else's go before. An engine may turn one away, and a Judge0 server's ends one that has
 * begun: then it begins anew.
 * @throws what `job` throws; an AbortError, once the signal has aborted
 */
export async function whenLetIn<Result>(
  job: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    try {
      return await job();
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      await sleep(RETRY_MS, undefined, { signal });
    }
  }
}
