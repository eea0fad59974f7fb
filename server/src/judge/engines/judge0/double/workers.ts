import type { JudgeEngine } from '../../../engine.ts';
import { COMPILED } from '../results/believable-times.ts';
import { compileError, execute, internalError } from './execute.ts';
import { chargedWithCompiler, COMPILER_S, oldCompilerSays, ownPages } from './manners.ts';
import type { Manners } from './manners.ts';
import type { StoredResult, StoredSubmission } from './stored-submission.ts';

/** Judge0's queue and the workers that serve it. */
export class Workers {
  readonly #engine: JudgeEngine;
  #count: number;
  readonly #manners: Manners;
  readonly #stop = new AbortController();
  readonly #busy = new Set<Promise<void>>();
  #queue: StoredSubmission[] = [];
  /** The next so many submissions kill the worker that takes them: it leaves them in Processing. */
  deaths = 0;
  /** The next so many submissions meet a sandbox that does not start. */
  internalErrors = 0;
  /** Programs with this text in them meet one, too. */
  fatal: string | null = null;
  /** The next so many programs that are compiled are charged with their compiler's time. */
  chargesCompiler = 0;
  /** How much that is. */
  compilerS = COMPILER_S;
  /** The next so many submissions are taken and never come into the queue. */
  losses = 0;
  /** Submissions of others that are always in the queue. */
  others = 0;
  executed = 0;
  #areDead = false;
  #compiled = 0;

  constructor(engine: JudgeEngine, count: number, manners: Manners) {
    this.#engine = engine;
    this.#count = count;
    this.#manners = manners;
  }

  get available(): number {
    return this.#count;
  }

  get size(): number {
    return this.#queue.length + this.others;
  }

  get working(): number {
    return this.#busy.size;
  }

  add(submission: StoredSubmission): void {
    if (this.losses > 0) this.losses -= 1;
    else this.#queue.push(submission);
    this.#serve();
  }

  /** What Redis does without its append-only file. */
  forgetQueue(): void {
    this.#queue = [];
  }

  /** Some are added, or end with what they are at. */
  resize(count: number): void {
    this.#count = count;
    this.#serve();
  }

  /** As by `kill -9`: nothing is taken up any more, and the server goes on counting them. */
  kill(): void {
    this.#areDead = true;
  }

  revive(): void {
    this.#areDead = false;
    this.#serve();
  }

  async close(): Promise<void> {
    this.forgetQueue();
    this.#stop.abort(new Error('the double is closing'));
    await Promise.all(this.#busy);
  }

  #serve(): void {
    while (!this.#areDead && this.#busy.size < this.#count) {
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
      const said = this.#manners.hasOldLanguages ? oldCompilerSays(submission) : null;
      const result = said
        ? compileError(said)
        : await execute(this.#engine, submission, this.#stop.signal);
      submission.result = this.#withManners(submission, result);
    } catch (error) {
      submission.result = internalError(error);
    }
    submission.status = submission.result.status;
  }

  #withManners(submission: StoredSubmission, result: StoredResult): StoredResult {
    const { language } = submission;
    const { chargesCompilerEvery, countsOwnPages } = this.#manners;
    const isCompiled = COMPILED.includes(language);
    if (isCompiled) this.#compiled += 1;
    const isTurn = chargesCompilerEvery > 0 && this.#compiled % chargesCompilerEvery === 0;
    const isCharged = isCompiled && (isTurn || this.chargesCompiler > 0);
    if (isCharged && this.chargesCompiler > 0) this.chargesCompiler -= 1;
    const charged = isCharged ? chargedWithCompiler(result, submission, this.compilerS) : result;
    const { memory } = charged;
    // Where it met its limit it is the limit.
    if (!countsOwnPages || memory === null || memory >= submission.limits.memoryKb) return charged;
    return { ...charged, memory: ownPages(language, memory) };
  }
}
