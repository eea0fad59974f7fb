import type { Job, RunEvent, RunResult } from '../../engine.ts';
import { JudgeUnavailableError } from '../../engine.ts';
import type { Judge0Result } from './answers.ts';
import type { Judge0Api } from './api.ts';
import { decodeBase64 } from './base64.ts';
import { inGroups, nextBatch } from './batches.ts';
import { Flights } from './flights.ts';
import { Judge0Error } from './judge0-error.ts';
import { newSubmissionProblem } from './new-submission-problem.ts';
import { inOwnColumns, programIn } from './pack/compile-typescript.ts';
import { openPack } from './open-pack.ts';
import type { EndedPack } from './open-pack.ts';
import { NO_TEST, Plan } from './plan.ts';
import type { PlanParts } from './plan.ts';
import { readResult } from './read-result.ts';
import type { Outcome } from './read-result.ts';
import type { Timing } from './settings.ts';
import type { Task } from './task.ts';
import { pause, withRetries } from './with-retries.ts';

export type JobParts = PlanParts & {
  readonly api: Judge0Api;
  readonly timing: Timing;
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
const COMPILED = ['JAVA', 'TYPESCRIPT'];

/** Brings one job to its end: submissions, sent and asked for in batches. */
export class JobRun {
  readonly #parts: JobParts;
  readonly #job: Job;
  readonly #signal: AbortSignal;
  readonly #emit: (event: RunEvent) => void;
  readonly #plan: Plan;
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
    this.#plan = new Plan(job, parts);
    this.#batchSize = parts.config.max_submission_batch_size;
    this.#flights = new Flights({
      api: parts.api,
      timing: parts.timing,
      batchSize: this.#batchSize,
      ask: (request) => this.#ask(request),
    });
    this.#waiting = this.#plan.start();
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
    const submissions = batch.map(({ submission }) => submission);
    try {
      const created = await this.#ask(() => this.#parts.api.submit(submissions, this.#signal));
      for (const [position, task] of batch.entries()) {
        const entry = created[position];
        const wallMs = task.limits.wall_time_limit * 1000;
        if (entry && 'token' in entry) this.#flights.add(task, entry.token, wallMs);
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
        else this.#take(flight.task, result);
        if (this.#compiled === 'no') return finished.length;
      }
    }
    return finished.length;
  }

  #take(task: Task, result: Judge0Result): void {
    const { way, limits: sent } = task;
    const isOwn = way.kind === 'bare';
    // What others write is longer than what the program may, and never cut by us.
    const job = isOwn ? this.#job.limits : { ...this.#job.limits, outputBytes: Infinity };
    const outcome = readResult(result, { job, sent });
    if (outcome.kind === 'broken') {
      this.#tryAgain(task, outcome.reason);
      return;
    }
    const compilerText = decodeBase64(result.compile_output).toString();
    switch (way.kind) {
      case 'bare':
        this.#takeBare(task, outcome, compilerText);
        break;
      case 'compile':
        this.#takeProgram(task, outcome, compilerText);
        break;
      case 'pack':
        if (outcome.kind === 'ran') this.#takePack({ task, way, run: outcome.run });
        else this.#waiting.unshift(...this.#plan.withoutHarness(task));
    }
  }

  #takeBare(task: Task, outcome: Outcome & { kind: 'ran' | 'not-compiled' }, text: string): void {
    if (outcome.kind === 'ran') {
      this.#tellCompiled({ ok: true, output: text });
      this.#tellResult(task, 0, outcome.run);
      this.#waiting.unshift(...this.#plan.packs(task.after));
    }
    // The same source has compiled for another test, or is not compiled at all.
    else if (this.#compiled === 'yes') this.#tryAgain(task, 'its compiler contradicts itself');
    else this.#tellCompiled({ ok: false, output: outcome.output });
  }

  #takeProgram(
    task: Task,
    outcome: Outcome & { kind: 'ran' | 'not-compiled' },
    text: string,
  ): void {
    if (outcome.kind === 'not-compiled') {
      this.#tellCompiled({ ok: false, output: inOwnColumns(outcome.output) });
      return;
    }
    const program = programIn(Buffer.from(outcome.run.stdout));
    if (program === null) {
      this.#waiting.unshift(...this.#plan.withoutHarness(task));
      return;
    }
    this.#tellCompiled({ ok: true, output: text });
    this.#plan.program = program;
    this.#waiting.unshift(...this.#plan.packs(task.after));
  }

  #takePack(pack: EndedPack): void {
    // A harness ends before its time is up. One that did not was stopped by its program, and the
    // next would be too: each costs all the time there is, and so would the whole job.
    if (pack.run.ending === 'wall-limit') {
      this.#waiting.push(...this.#plan.leaveHarness(this.#waiting.splice(0)));
    }
    const { compile, results, next } = openPack(this.#plan, this.#job, pack);
    if (compile) this.#tellCompiled(compile);
    this.#anyRan ||= compile !== null;
    for (const result of results) this.#emit({ kind: 'result', result });
    this.#waiting.unshift(...next);
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

  #tellResult(task: Task, position: number, run: Run): void {
    this.#anyRan = true;
    const test = task.tests[position];
    if (test && test !== NO_TEST)
      this.#emit({ kind: 'result', result: { index: test.index, ...run } });
  }

  /**
   * Where the server runs nothing at all, the job can wait; where it runs others, these tests are
   * lost: a program that breaks its sandbox on purpose must not be tried for ever.
   */
  async #conclude(): Promise<void> {
    const [first] = this.#given;
    if (!first) return;
    if (!this.#anyRan && !(await this.#runsOthers())) {
      throw new JudgeUnavailableError(`Judge0 cannot run programs: ${first.reason}`);
    }
    this.#tellCompiled({ ok: true, output: '' });
    for (const { task } of this.#given) {
      for (const [position] of task.tests.entries()) this.#tellResult(task, position, LOST);
      for (const { index } of task.after)
        this.#emit({ kind: 'result', result: { index, ...LOST } });
    }
  }

  async #runsOthers(): Promise<boolean> {
    if (this.#parts.isTrial) return false;
    const program = { ...this.#job.program, source: '' };
    const parts = { ...this.#parts, packId: null, isTrial: true };
    const trial = { ...this.#job, program, inputs: [NO_TEST.input] };
    try {
      await new JobRun(parts, trial, this.#signal, () => undefined).run();
      return true;
    } catch (error) {
      if (error instanceof JudgeUnavailableError) return false;
      throw error;
    }
  }
}

const LOST: Run = {
  ...{ ending: 'lost', exitCode: null, signal: null },
  ...{ cpuMs: 0, wallMs: 0, memoryKb: 0 },
  ...{ stdout: new Uint8Array(), stderr: new Uint8Array() },
};
