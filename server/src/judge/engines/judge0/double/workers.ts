import type { JudgeEngine } from '../../../engine.ts';
import { execute, internalError } from './execute.ts';
import type { StoredSubmission } from './stored-submission.ts';

/** Judge0's queue and the workers that serve it. */
export class Workers {
  readonly #engine: JudgeEngine;
  readonly #count: number;
  readonly #stop = new AbortController();
  readonly #busy = new Set<Promise<void>>();
  #queue: StoredSubmission[] = [];
  /** The next so many submissions kill the worker that takes them: it leaves them in Processing. */
  deaths = 0;
  /** The next so many submissions meet a sandbox that does not start. */
  internalErrors = 0;
  /** Programs with this text in them meet one, too. */
  fatal: string | null = null;
  executed = 0;

  constructor(engine: JudgeEngine, count: number) {
    this.#engine = engine;
    this.#count = count;
  }

  get available(): number {
    return this.#count;
  }

  get size(): number {
    return this.#queue.length;
  }

  get working(): number {
    return this.#busy.size;
  }

  add(submission: StoredSubmission): void {
    this.#queue.push(submission);
    this.#serve();
  }

  /** What Redis does without its append-only file. */
  forgetQueue(): void {
    this.#queue = [];
  }

  async close(): Promise<void> {
    this.forgetQueue();
    this.#stop.abort(new Error('the double is closing'));
    await Promise.all(this.#busy);
  }

  #serve(): void {
    while (this.#busy.size < this.#count) {
      const submission = this.#queue.shift();
      if (!submission) return;
      submission.status = 2;
      this.executed += 1;
      if (this.deaths > 0) {
        this.deaths -= 1;
        continue;
      }
      const task = this.#execute(submission).finally(() => {
        this.#busy.delete(task);
        this.#serve();
      });
      this.#busy.add(task);
    }
  }

  async #execute(submission: StoredSubmission): Promise<void> {
    try {
      const isFatal = this.fatal !== null && submission.source.includes(this.fatal);
      if (isFatal || this.internalErrors > 0) {
        if (!isFatal) this.internalErrors -= 1;
        throw new Error('No such file or directory @ rb_sysopen - /box/script');
      }
      submission.result = await execute(this.#engine, submission, this.#stop.signal);
    } catch (error) {
      submission.result = internalError(error);
    }
    submission.status = submission.result.status;
  }
}
