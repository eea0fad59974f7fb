import type { SubmissionTest } from '@stepwise/contracts/submission';

/**
 * Progress of a submission for a waiting request. `settled`: read the database now. `withdrawn`: it is
 * gone, which the worker that judges it hears as well.
 */
export type Progress =
  | { readonly kind: 'running'; readonly totalCount: number }
  | { readonly kind: 'test'; readonly test: SubmissionTest }
  | { readonly kind: 'settled' }
  | { readonly kind: 'withdrawn' };

type Listener = (progress: Progress) => void;

/**
 * Passes progress between the worker and the requests of this process. It only shortens the wait:
 * VerdictWatch also polls the database, and the worker renews its leases.
 */
export class ProgressBus {
  readonly #listeners = new Map<string, Set<Listener>>();

  publish(submissionId: string, progress: Progress): void {
    for (const listener of [...(this.#listeners.get(submissionId) ?? [])]) listener(progress);
  }

  /** Progress of one submission from this call on. Returns a function that stops listening. */
  listen(submissionId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(submissionId) ?? new Set();
    this.#listeners.set(submissionId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(submissionId) === listeners) {
        this.#listeners.delete(submissionId);
      }
    };
  }
}
