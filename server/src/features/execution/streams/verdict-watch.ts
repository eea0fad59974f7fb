import type { Submission } from '@stepwise/contracts/submission';
import { isFinal } from '@stepwise/contracts/verdict';
import { AppError } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';
import { shareRuns } from '../../../lib/cache/share-runs.ts';
import { presentSubmission } from '../../submissions/submission.presenter.ts';
import { findSubmission } from '../../submissions/submission.queries.ts';
import { readUnderWay, type UnderWay } from '../queue/claim.queries.ts';
import type { Progress, ProgressBus } from './progress.ts';

/** How often the database is asked, for submissions that another server judges. */
const LOOK_MS = 1_000;

type Deps = { readonly db: Database; readonly progress: ProgressBus };

/** How many are judged before it; null when that is not known, or no more to be waited for. */
type Place = { readonly kind: 'place'; readonly before: number | null };

/** What is told to those who wait, before the end. */
export type Step = Exclude<Progress, { kind: 'settled' | 'withdrawn' }> | Place;

/** There will be no verdict: the submission is gone. */
export class WithdrawnError extends AppError {
  constructor() {
    super('NOT_FOUND', 'This submission was withdrawn');
  }
}

type Waiter = {
  readonly onStep: (step: Step) => void;
  readonly onVerdict: (submission: Submission) => void;
  readonly onError: (error: Error) => void;
};

type Watched = {
  readonly waiters: Set<Waiter>;
  /** The place told last; null before the first and since it is judged. */
  place: Place | null;
  /** Whether this server has seen its judging begin: an answer about its place is then too old. */
  isJudged: boolean;
  /** Reads the submission and tells everybody when it has its verdict. Never rejects. */
  readonly look: () => Promise<void>;
  readonly stopListening: () => void;
};

/**
 * Waits for verdicts, one watcher for each submission: however many wait, the database is asked for
 * all submissions together once a second, and each is read once when it has ended. There is one of
 * these in a process.
 */
export class VerdictWatch {
  readonly #deps: Deps;
  readonly #watched = new Map<string, Watched>();
  #timer: NodeJS.Timeout | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Waits for the verdict on a submission. Answers null when `signal` aborts before.
   * @param onStep hears of every step that this server sees
   * @throws {WithdrawnError}; what the database throws
   */
  wait(
    submissionId: string,
    signal: AbortSignal,
    onStep: (step: Step) => void = () => undefined,
  ): Promise<Submission | null> {
    if (signal.aborted) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        signal.removeEventListener('abort', onAbort);
        this.#leave(submissionId, waiter);
      };
      const onAbort = (): void => {
        leave();
        resolve(null);
      };
      const waiter: Waiter = {
        onStep,
        onVerdict: (submission) => {
          leave();
          resolve(submission);
        },
        onError: (error) => {
          leave();
          reject(error);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#join(submissionId, waiter);
    });
  }

  #join(id: string, waiter: Waiter): void {
    const known = this.#watched.get(id);
    if (known) {
      known.waiters.add(waiter);
      if (known.place) waiter.onStep(known.place);
      return;
    }
    const waiters = new Set([waiter]);
    const look = shareRuns(() => this.#look(id, waiters));
    // Listening starts before the first look, so that a verdict between the two is not missed.
    const stopListening = this.#deps.progress.listen(id, (progress) => {
      if (progress.kind === 'settled' || progress.kind === 'withdrawn') {
        void look();
        return;
      }
      watched.isJudged = true;
      watched.place = null;
      for (const each of [...waiters]) each.onStep(progress);
    });
    const watched: Watched = { waiters, place: null, isJudged: false, look, stopListening };
    this.#watched.set(id, watched);
    void this.#lookAtAll([id]);
    this.#schedule();
  }

  #leave(id: string, waiter: Waiter): void {
    const watched = this.#watched.get(id);
    if (!watched?.waiters.delete(waiter) || watched.waiters.size > 0) return;
    watched.stopListening();
    this.#watched.delete(id);
  }

  #schedule(): void {
    if (this.#timer !== null || this.#watched.size === 0) return;
    this.#timer = setTimeout(() => {
      void this.#lookAtAll([...this.#watched.keys()]).then((underWay) => {
        this.#timer = null;
        this.#schedule();
        // Not at the first look: most are judged within the second, and nobody reads as fast.
        for (const { id, before } of underWay) this.#tellPlace(id, before);
      });
    }, LOOK_MS);
    this.#timer.unref();
  }

  /**
   * Asks with one statement which of them are no more under way, and looks at those.
   * @returns those that are, with their places. Never rejects
   */
  async #lookAtAll(ids: readonly string[]): Promise<readonly UnderWay[]> {
    try {
      const rows = await readUnderWay(this.#deps.db, ids);
      const underWay = new Set(rows.map(({ id }) => id));
      const ended = ids.filter((id) => !underWay.has(id));
      await Promise.all(ended.flatMap((id) => this.#watched.get(id)?.look() ?? []));
      return rows;
    } catch {
      // A database that is away has ended nothing. Whoever waits has a deadline.
      return [];
    }
  }

  #tellPlace(id: string, before: number | null): void {
    const watched = this.#watched.get(id);
    if (!watched || watched.isJudged || before === (watched.place?.before ?? null)) return;
    watched.place = { kind: 'place', before };
    for (const each of [...watched.waiters]) each.onStep(watched.place);
  }

  async #look(id: string, waiters: ReadonlySet<Waiter>): Promise<void> {
    if (waiters.size === 0) return;
    try {
      const row = await findSubmission(this.#deps.db, id);
      if (!row) throw new WithdrawnError();
      const submission = presentSubmission(row);
      if (!isFinal(submission.status)) return;
      for (const each of [...waiters]) each.onVerdict(submission);
    } catch (error) {
      for (const each of [...waiters]) each.onError(error as Error);
    }
  }
}
