import { EventEmitter, on } from 'node:events';
import type { SubmissionTest } from '@stepwise/contracts/submission';

/** Progress of a submission for a waiting request. `settled`: read the database now. */
export type Progress =
  | { readonly kind: 'running'; readonly totalCount: number }
  | { readonly kind: 'test'; readonly test: SubmissionTest }
  | { readonly kind: 'settled' };

/**
 * Passes progress from the worker to the requests of this process. It only shortens the wait: requests
 * also poll the database.
 */
export class ProgressBus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  publish(submissionId: string, progress: Progress): void {
    this.#emitter.emit(submissionId, progress);
  }

  /** Progress of one submission from this call on, until `signal` aborts. */
  watch(submissionId: string, signal: AbortSignal): AsyncIterable<Progress> {
    const steps = on(this.#emitter, submissionId, { signal });
    return (async function* () {
      try {
        for await (const [progress] of steps) yield progress as Progress;
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    })();
  }
}
