import type { StoredSubmission } from './stored-submission.ts';

/** SUBMISSION_CACHE_DURATION of a stock server. */
const CACHED_MS = 1_000;

type Presented = Readonly<Record<string, unknown>>;

/** GET /submissions/:token, alone of all answers, may be a second old. */
export class SingleCache {
  readonly #now: () => number;
  readonly #kept = new Map<string, { readonly at: number; readonly answer: Presented }>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** What was presented for the same question within the last second, or what is presented now. */
  present(
    submission: StoredSubmission,
    fields: readonly string[],
    present: (submission: StoredSubmission, fields: readonly string[]) => Presented,
  ): Presented {
    const key = `${submission.token} ${fields.join(',')}`;
    const kept = this.#kept.get(key);
    if (kept && this.#now() - kept.at < CACHED_MS) return kept.answer;
    const answer = present(submission, fields);
    this.#kept.set(key, { at: this.#now(), answer });
    return answer;
  }
}
