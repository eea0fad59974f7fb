import { EventEmitter, on } from 'node:events';
import type { SubmissionTest } from '@stepwise/contracts/submission';

/** What a waiting request hears of its submission. `settled`: look at the database now. */
export type Progress =
  | { readonly kind: 'running'; readonly totalCount: number }
  | { readonly kind: 'test'; readonly test: SubmissionTest }
  | { readonly kind: 'settled' };

/**
 * Carries progress from the worker to the requests of this process. It only makes waiting shorter:
 * the database knows the end as well, and waiters look there too.
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
