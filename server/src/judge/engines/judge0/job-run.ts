import type { Job, RunEvent, RunResult } from '../../engine.ts';
import { JudgeUnavailableError } from '../../engine.ts';
import type { ServerConfig } from './answers.ts';
import type { Judge0Api, NewSubmission } from './api.ts';
import { encodeBase64, decodeBase64 } from './base64.ts';
import { inGroups, nextBatch } from './batches.ts';
import { Flights } from './flights.ts';
import type { Flight } from './flights.ts';
import { Judge0Error } from './judge0-error.ts';
import { newSubmissionProblem } from './new-submission-problem.ts';
import { submissionOf } from './new-submission.ts';
import { readResult } from './read-result.ts';
import type { Outcome } from './read-result.ts';
import type { Timing } from './settings.ts';
import { submissionLimits } from './submission-limits.ts';
import type { SubmissionLimits } from './submission-limits.ts';
import { pause, withRetries } from './with-retries.ts';

export type JobParts = {
  readonly api: Judge0Api;
  readonly timing: Timing;
  readonly config: ServerConfig;
  readonly languageId: number;
  readonly version: string;
  /** Submissions of one job under way at once. */
  readonly window: number;
};

type Task = {
  readonly index: number;
  readonly stdin: string;
  readonly bytes: number;
  tries: number;
};

const MOST_TRIES = 3;
const SLOWER = 1.5;
/** Each may carry megabytes of output. */
const RESULTS_AT_ONCE = 5;
const COMPILED = ['JAVA', 'TYPESCRIPT'];
/** Stands for a job without inputs, of which only the compiler's word is wanted. */
const NO_TEST = -1;

/** Brings one job to its end: a submission per test, sent and asked for in batches. */
export class JobRun {
  readonly #parts: JobParts;
  readonly #job: Job;
  readonly #signal: AbortSignal;
  readonly #emit: (event: RunEvent) => void;
  readonly #limits: SubmissionLimits;
  readonly #shared: NewSubmission;
  readonly #flights: Flights<Task>;
  readonly #waiting: Task[];
  /** Tests the server failed at again and again. */
  readonly #given: { task: Task; reason: string }[] = [];
  #batchSize: number;
  #busySince: number | null = null;
  #compiled: 'unknown' | 'yes' | 'no' = 'unknown';
  #anyRan = false;

  constructor(parts: JobParts, job: Job, signal: AbortSignal, emit: (event: RunEvent) => void) {
    this.#parts = parts;
    this.#job = job;
    this.#signal = signal;
    this.#emit = emit;
    this.#limits = submissionLimits(job.program.language, job.limits, parts.config);
    this.#shared = submissionOf(job.program, parts.languageId, this.#limits);
    this.#batchSize = parts.config.max_submission_batch_size;
    this.#flights = new Flights({
      api: parts.api,
      timing: parts.timing,
      wallMs: this.#limits.wall_time_limit * 1000,
      batchSize: this.#batchSize,
      ask: (request) => this.#ask(request),
    });
    const inputs =
      job.inputs.length > 0 ? [...job.inputs.entries()] : [[NO_TEST, Buffer.of()] as const];
    const sourceBytes = String(this.#shared['source_code']).length;
    this.#waiting = inputs.map(([index, input]) => {
      const stdin = encodeBase64(input);
      return { index, stdin, bytes: stdin.length + sourceBytes, tries: 0 };
    });
  }

  /**
   * @throws {Judge0Error}
   * @throws {LanguageUnavailableError}
   * @throws {JudgeUnavailableError}
   * @throws the signal's reason when aborted
   */
  async run(): Promise<void> {
    const { firstPollMs, slowestPollMs } = this.#parts.timing;
    let pauseMs = firstPollMs;
    await this.#submit();
    while (this.#waiting.length + this.#flights.size > 0) {
      await pause(pauseMs, this.#signal);
      const landed = await this.#collect();
      if (this.#compiled === 'no') return;
      await this.#submit();
      pauseMs = landed > 0 ? firstPollMs : Math.min(pauseMs * SLOWER, slowestPollMs);
    }
    this.#conclude();
  }

  async #ask<T>(request: () => Promise<T>): Promise<T> {
    return await withRetries(this.#parts.timing.retryPausesMs, this.#signal, request);
  }

  /** Sends waiting tests until the window is full or the server's queue is. */
  async #submit(): Promise<void> {
    while (this.#waiting.length > 0 && this.#flights.size < this.#parts.window) {
      const room = this.#parts.window - this.#flights.size;
      const batch = nextBatch(this.#waiting, Math.min(room, this.#batchSize));
      if (!(await this.#send(batch))) return;
      this.#waiting.splice(0, batch.length);
    }
  }

  /** False when the server's queue has no room for it now. */
  async #send(batch: readonly Task[]): Promise<boolean> {
    const submissions = batch.map(({ stdin }) => ({ ...this.#shared, stdin }));
    try {
      const created = await this.#ask(() => this.#parts.api.submit(submissions, this.#signal));
      for (const [position, task] of batch.entries()) {
        const entry = created[position];
        if (entry && 'token' in entry) this.#flights.add(task, entry.token);
        else throw newSubmissionProblem(entry?.wrong ?? 'nothing said');
      }
    } catch (error) {
      if (!(error instanceof Judge0Error) || error.trouble !== 'busy') throw error;
      this.#busySince ??= Date.now();
      if (Date.now() - this.#busySince > this.#parts.timing.queueFullMs) throw error;
      // A batch is taken whole or not at all.
      this.#batchSize = Math.max(1, this.#batchSize >> 1);
      return false;
    }
    this.#busySince = null;
    if (!COMPILED.includes(this.#job.program.language))
      this.#tellCompiled({ ok: true, output: '' });
    return true;
  }

  /** Answers how many submissions came to an end. */
  async #collect(): Promise<number> {
    const { finished, broken } = await this.#flights.look(this.#signal);
    for (const { flight, reason } of broken) this.#tryAgain(flight.task, reason);
    for (const flights of inGroups(finished, RESULTS_AT_ONCE)) {
      const tokens = flights.map(({ token }) => token);
      const results = await this.#ask(() => this.#parts.api.results(tokens, this.#signal));
      for (const [position, flight] of flights.entries()) {
        const result = results[position];
        if (!result) this.#tryAgain(flight.task, 'it forgot a result');
        else this.#take(flight, readResult(result, this.#askedLimits), result.compile_output);
        if (this.#compiled === 'no') return finished.length;
      }
    }
    return finished.length;
  }

  get #askedLimits() {
    return { job: this.#job.limits, sent: this.#limits };
  }

  #take({ task }: Flight<Task>, outcome: Outcome, compilerText: string | null): void {
    switch (outcome.kind) {
      case 'broken':
        this.#tryAgain(task, outcome.reason);
        return;
      case 'not-compiled':
        // The same source has compiled for another test, or is not compiled at all.
        if (this.#compiled === 'yes') this.#tryAgain(task, 'its compiler contradicts itself');
        else this.#tellCompiled({ ok: false, output: outcome.output });
        return;
      case 'ran':
        this.#tellCompiled({ ok: true, output: decodeBase64(compilerText).toString() });
        this.#anyRan = true;
        this.#tellResult({ index: task.index, ...outcome.run });
    }
  }

  #tryAgain(task: Task, reason: string): void {
    task.tries += 1;
    if (task.tries < MOST_TRIES) this.#waiting.push(task);
    else this.#given.push({ task, reason });
  }

  #tellCompiled(compile: { ok: boolean; output: string }): void {
    if (this.#compiled !== 'unknown') return;
    this.#compiled = compile.ok ? 'yes' : 'no';
    this.#emit({ kind: 'compiled', compile, version: this.#parts.version });
  }

  #tellResult(result: RunResult): void {
    if (result.index !== NO_TEST) this.#emit({ kind: 'result', result });
  }

  /** Where the server runs nothing at all, the job can wait; where it runs the others, this one is lost. */
  #conclude(): void {
    const [first] = this.#given;
    if (!first) return;
    if (!this.#anyRan)
      throw new JudgeUnavailableError(`Judge0 cannot run programs: ${first.reason}`);
    for (const { task } of this.#given) this.#tellResult(lost(task.index));
  }
}

function lost(index: number): RunResult {
  const nothing = new Uint8Array();
  const figures = { cpuMs: 0, wallMs: 0, memoryKb: 0 };
  const end = { ending: 'lost', exitCode: null, signal: null } as const;
  return { index, ...end, ...figures, stdout: nothing, stderr: nothing };
}
