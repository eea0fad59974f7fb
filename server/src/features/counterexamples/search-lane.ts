import { AppError, rateLimited } from '../../http/app-error.ts';
import { unlessAborted } from '../../lib/unless-aborted.ts';

/** Whose search it is, and for what. */
export type SearchKey = { readonly submissionId: string; readonly userId: string };

type Watcher<Step, Result> = {
  /** Aborts when whoever watches has left. */
  readonly signal: AbortSignal;
  readonly onStep: (step: Step) => void;
  readonly begin: (signal: AbortSignal, tell: (step: Step) => void) => Promise<Result>;
};

type Running<Step, Result> = {
  readonly userId: string;
  readonly watchers: Set<(step: Step) => void>;
  readonly stop: AbortController;
  readonly result: Promise<Result>;
};

const RETRY_SECONDS = 5;

/**
 * The searches that run on this server: one of a person, and a few at once, because each keeps inputs in
 * memory. Whoever asks for one that runs already watches that one. A search that nobody watches any
 * more ends.
 */
export class SearchLane<Step, Result> {
  readonly #most: number;
  readonly #running = new Map<string, Running<Step, Result>>();

  /** @param most of everybody at once */
  constructor(most: number) {
    this.#most = most;
  }

  isRunning(submissionId: string): boolean {
    return this.#running.has(submissionId);
  }

  /**
   * Begins a search, or joins the one that looks into the same submission, and waits for its result.
   * @throws RATE_LIMITED while another search of the person runs; QUEUE_FULL; what `begin` throws
   * @throws the signal's reason
   */
  async watch(key: SearchKey, { signal, onStep, begin }: Watcher<Step, Result>): Promise<Result> {
    const running = this.#running.get(key.submissionId) ?? this.#begin(key, begin);
    running.watchers.add(onStep);
    try {
      return await unlessAborted(running.result, signal);
    } finally {
      running.watchers.delete(onStep);
      if (running.watchers.size === 0) {
        running.stop.abort(new Error('Nobody waits for the search'));
        this.#forget(key, running);
      }
    }
  }

  #begin(key: SearchKey, begin: Watcher<Step, Result>['begin']): Running<Step, Result> {
    for (const { userId } of this.#running.values()) {
      if (userId !== key.userId) continue;
      throw rateLimited('Another search of yours is still under way', RETRY_SECONDS);
    }
    if (this.#running.size >= this.#most) {
      throw new AppError('QUEUE_FULL', 'Other people’s searches are under way, please try again', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    const watchers = new Set<(step: Step) => void>();
    const stop = new AbortController();
    const result = begin(stop.signal, (step) => {
      for (const tell of [...watchers]) tell(step);
    });
    const running = { userId: key.userId, watchers, stop, result };
    this.#running.set(key.submissionId, running);
    const forget = (): void => this.#forget(key, running);
    // Whoever watches hears of a failure; when all have left, nobody needs to.
    result.then(forget, forget);
    return running;
  }

  #forget({ submissionId }: SearchKey, running: Running<Step, Result>): void {
    if (this.#running.get(submissionId) === running) this.#running.delete(submissionId);
  }
}
