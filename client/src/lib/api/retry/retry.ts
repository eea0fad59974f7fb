import { ApiError } from '../failures/api-error.ts';
import { wait } from '../wait.ts';

/** What is waited out, and for how long since the first try. */
type Patience = { readonly seconds: number; readonly withinMs: number };

/**
 * Retries a call that may arrive twice, as long as its failures are to be waited out.
 * @param patience null for a failure that is one at once
 * @param onWait told of each failure that is waited out
 * @throws what the last try threw
 */
export async function retry<Result>(
  call: () => Promise<Result>,
  signal: AbortSignal | undefined,
  patience: (failure: ApiError) => Patience | null,
  onWait?: (failure: ApiError) => void,
): Promise<Result> {
  const start = performance.now();
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const waits = patience(error);
      if (waits === null || performance.now() - start >= waits.withinMs) throw error;
      onWait?.(error);
      await wait(waits.seconds * 1000, signal);
    }
  }
}
