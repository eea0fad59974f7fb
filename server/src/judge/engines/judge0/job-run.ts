import type { Job, RunEvent, RunResult } from '../../engine.ts';
import { JudgeUnavailableError, LanguageUnavailableError } from '../../engine.ts';
import type { Judge0Result, ServerConfig } from './transport/answers.ts';
import type { Judge0Api, NewSubmission } from './transport/api.ts';
import { decodeBase64, encodeBase64 } from './transport/base64.ts';
import { inGroups, nextBatch } from './batches.ts';
import { COMPILED, PROOF_S } from './results/believable-times.ts';
import { Flights } from './flights.ts';
import { isBusy, Judge0Error } from './transport/judge0-error.ts';
import { commonSubmission, testsOf } from './new-submission.ts';
import type { Test } from './new-submission.ts';
import { oldLanguageHint } from './languages/old-language.ts';
import { readResult } from './results/read-result.ts';
import type { Timing } from './settings.ts';
import { submissionLimits } from './submission-limits.ts';
import type { SubmissionLimits } from './submission-limits.ts';
import { pause, withRetries } from './transport/with-retries.ts';

export type JobParts = {
  readonly api: Judge0Api;
  readonly timing: Timing;
  readonly config: ServerConfig;
  readonly languageId: number;
  readonly version: string;
  /** Submissions of one job under way at once. */
  readonly window: number;
  /** Whether it only shows that the server runs programs. */
  readonly isTrial?: boolean;
};

type Run = Omit<RunResult, 'index'>;

const MOST_TRIES = 3;
const SLOWER = 1.5;
/** Each may carry megabytes of output. */
const RESULTS_AT_ONCE = 5;

/** Brings one job to its end: a submission for every test, sent and asked for in batches. */
export class JobRun {
  readonly #parts: JobParts;
  readonly #job: Job;
  readonly #signal: AbortSignal;
  readonly #emit: (event: RunEvent) => void;
  readonly #limits: SubmissionLimits;
  readonly #common: NewSubmission;
  readonly #flights: Flights<Test>;
  readonly #waiting: Test[];
  /** Tests the server failed at again and again. */
  readonly #failed: { readonly test: Test; readonly reason: string }[] = [];
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
    this.#common = commonSubmission(job, parts.languageId);
    this.#batchSize = parts.config.max_submission_batch_size;
    this.#flights = new Flights({
      api: parts.api,
      timing: parts.timing,
      batchSize: this.#batchSize,
      longestRunMs: parts.config.max_wall_time_limit * 1000,
      ask: (request) => this.#poll(request),
    });
    this.#waiting = testsOf(job);
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
    await this.#conclude();
  }

  async #ask<T>(request: () => Promise<T>): Promise<T> {
    return await withRetries(this.#parts.timing.retryPausesMs, this.#signal, request);
  }

  /** A server that wants fewer requests gets them, for as long as the job may take. */
  async #poll<T>(request: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await this.#ask(request);
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
      await pause(this.#parts.timing.slowestPollMs, this.#signal);
    }
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

  /** False when the server's queue has no room for it now, or it takes only smaller ones. */
  async #send(batch: readonly Test[]): Promise<boolean> {
    const submissions = batch.map((test) => ({
      ...this.#common,
      ...this.#limitsOf(test),
      stdin: encodeBase64(test.input),
    }));
    try {
      const created = await this.#ask(() => this.#parts.api.submit(submissions, this.#signal));
      const wallMs = this.#limits.wall_time_limit * 1000;
      for (const [position, test] of batch.entries()) {
        const entry = created[position];
        if (entry && 'token' in entry) this.#flights.add(test, entry.token, wallMs);
        else throw refusalOf(entry?.wrong ?? 'nothing said');
      }
    } catch (error) {
      if (!this.#asksForLess(error, batch.length)) throw error;
      return false;
    }
    this.#busySince = null;
    if (!COMPILED.includes(this.#job.program.language))
      this.#tellCompiled({ ok: true, output: '' });
    return true;
  }

  /** Whether fewer at once, a while later, may be taken. A batch is taken whole or not at all. */
  #asksForLess(error: unknown, sent: number): boolean {
    if (!(error instanceof Judge0Error)) return false;
    if (error.trouble === 'busy') {
      this.#busySince ??= performance.now();
      if (performance.now() - this.#busySince > this.#patienceMs()) return false;
    } else if (error.trouble === 'too-large' && sent > 1) this.#batchSize = sent;
    else return false;
    this.#batchSize = Math.max(1, this.#batchSize >> 1);
    return true;
  }

  /** With a full queue. A job that goes back is run anew from its first test. */
  #patienceMs(): number {
    const { queueFullMs, nextRoomMs } = this.#parts.timing;
    return this.#anyRan || this.#flights.size > 0 ? nextRoomMs : queueFullMs;
  }

  /** Answers how many submissions came to an end. */
  async #collect(): Promise<number> {
    const { finished, broken } = await this.#flights.look(this.#signal);
    for (const { flight, reason } of broken) this.#tryAgain(flight.task, reason);
    for (const flights of inGroups(finished, RESULTS_AT_ONCE)) {
      const tokens = flights.map(({ token }) => token);
      const results = await this.#poll(() => this.#parts.api.results(tokens, this.#signal));
      for (const [position, flight] of flights.entries()) {
        const result = results[position];
        if (!result) this.#tryAgain(flight.task, 'it forgot a result');
        else this.#take(flight.task, result);
        if (this.#compiled === 'no') return finished.length;
      }
    }
    return finished.length;
  }

  #take(test: Test, result: Judge0Result): void {
    const { program, limits } = this.#job;
    const asked = {
      ...{ language: program.language, job: limits },
      ...{ sent: this.#limitsOf(test), isInDoubt: test.isInDoubt },
    };
    const outcome = readResult(result, asked);
    if (outcome.kind === 'broken' || outcome.kind === 'doubtful') {
      const isInDoubt = outcome.kind === 'doubtful';
      test.isInDoubt ||= isInDoubt;
      this.#anyRan ||= isInDoubt;
      this.#tryAgain(test, outcome.reason);
    } else if (outcome.kind === 'ran') {
      this.#tellCompiled({ ok: true, output: decodeBase64(result.compile_output).toString() });
      this.#tellResult(test, this.#explained(outcome.run));
    }
    // The same source has compiled for another test, or is not compiled at all.
    else if (this.#compiled === 'yes') this.#tryAgain(test, 'its compiler contradicts itself');
    else this.#tellCompiled({ ok: false, output: this.#hint(outcome.output) + outcome.output });
  }

  #explained(run: Run): Run {
    if (run.ending !== 'exited' || run.exitCode === 0) return run;
    const hint = this.#hint(Buffer.from(run.stderr).toString());
    return hint === '' ? run : { ...run, stderr: Buffer.concat([Buffer.from(hint), run.stderr]) };
  }

  /** Goes before what was said: what comes last says how a program ended. */
  #hint(said: string): string {
    const { language } = this.#job.program;
    return oldLanguageHint(language, this.#parts.version, said) ?? '';
  }

  /** Where the CPU time is in doubt the program gets so much of it that what it takes is proven. */
  #limitsOf({ isInDoubt }: Test): SubmissionLimits {
    if (!isInDoubt) return this.#limits;
    const { max_cpu_time_limit: most } = this.#parts.config;
    const enough = this.#limits.cpu_time_limit + PROOF_S;
    return { ...this.#limits, cpu_time_limit: Math.min(enough, most) };
  }

  #tryAgain(test: Test, reason: string): void {
    test.tries += 1;
    if (test.tries < MOST_TRIES) this.#waiting.push(test);
    else this.#failed.push({ test, reason });
  }

  #tellCompiled(compile: { ok: boolean; output: string }): void {
    if (this.#compiled !== 'unknown') return;
    this.#compiled = compile.ok ? 'yes' : 'no';
    this.#emit({ kind: 'compiled', compile, version: this.#parts.version });
  }

  #tellResult({ index }: Test, run: Run): void {
    this.#anyRan = true;
    if (index !== null) this.#emit({ kind: 'result', result: { index, ...run } });
  }

  /**
   * Where the server runs nothing at all, the job can wait; where it runs others, these tests are
   * lost: a program that breaks its sandbox on purpose must not be tried for ever.
   */
  async #conclude(): Promise<void> {
    const [first] = this.#failed;
    if (!first) return;
    if (!this.#anyRan && !(await this.#runsOthers())) {
      throw new JudgeUnavailableError(`Judge0 cannot run programs: ${first.reason}`);
    }
    this.#tellCompiled({ ok: true, output: '' });
    for (const { test } of this.#failed) this.#tellResult(test, LOST);
  }

  async #runsOthers(): Promise<boolean> {
    if (this.#parts.isTrial) return false;
    const trial = { ...this.#job, program: { ...this.#job.program, source: '' }, inputs: [] };
    const parts = { ...this.#parts, isTrial: true };
    try {
      await new JobRun(parts, trial, this.#signal, () => undefined).run();
      return true;
    } catch (error) {
      if (error instanceof JudgeUnavailableError) return false;
      throw error;
    }
  }
}

/** What it means that the server does not take a submission. */
function refusalOf(wrong: string): Error {
  if (wrong.includes('language_id')) return new LanguageUnavailableError(`Judge0 says: ${wrong}`);
  return new Judge0Error('unfit', `Judge0 does not take a submission: ${wrong}`);
}

const LOST: Run = {
  ...{ ending: 'lost', exitCode: null, signal: null },
  ...{ cpuMs: 0, wallMs: 0, memoryKb: 0 },
  ...{ stdout: new Uint8Array(), stderr: new Uint8Array() },
};
