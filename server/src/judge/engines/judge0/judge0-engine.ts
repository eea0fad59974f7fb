import {
  JobUnfinishedError,
  JudgeUnavailableError,
  LanguageUnavailableError,
  QueueFullError,
} from '../../engine.ts';
import type { EngineStatus, Job, JudgeEngine, RunEvent } from '../../engine.ts';
import { firstSignal } from '../../../lib/process/first-signal.ts';
import { unlessAborted } from '../../../lib/unless-aborted.ts';
import { EventQueue } from '../event-queue.ts';
import { FairSlots } from '../fair-slots.ts';
import type { Judge0Api } from './transport/api.ts';
import { JobRun } from './job-run.ts';
import type { JobParts } from './job-run.ts';
import { Judge0Error } from './transport/judge0-error.ts';
import type { Judge0Trouble } from './transport/judge0-error.ts';
import type { Judge0Settings, Timing } from './settings.ts';
import type { Watch } from './watch.ts';

export type Judge0EngineParts = {
  readonly api: Judge0Api;
  readonly settings: Judge0Settings;
  readonly timing: Timing;
  readonly watch: Watch;
  /** Jobs under way at the same time; undefined: one for each worker. */
  readonly slots: number | undefined;
  readonly maxWaiting: number;
};

/** With some submissions of each job they leave room in Judge0's queue of 100. */
const MOST_SLOTS = 32;
/** Before its first job a server does not tell its workers. */
const SLOTS_UNTOLD = 8;
/** Nothing that runs can be called back: what is under way when a job ends early is run for nothing. */
const LARGEST_WINDOW = 20;
const SMALLEST_WINDOW = 4;
/** How often a job in the background looks whether somebody waits. It then ends, and begins anew later. */
const LOOK_FOR_OTHERS_MS = 50;
/** No job takes longer, however many tests it has. */
const MOST_JOB_MS = 60 * 60_000;

/** Runs programs on the workers of a Judge0 server. */
export class Judge0Engine implements JudgeEngine {
  readonly name = 'judge0';
  readonly #parts: Judge0EngineParts;
  readonly #slots: FairSlots;
  readonly #closing = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor(parts: Judge0EngineParts) {
    this.#parts = parts;
    const { watch, maxWaiting } = parts;
    this.#slots = new FairSlots({ total: this.#wantedSlots(), maxWaiting });
    watch.onLook = () => this.#slots.resize(this.#wantedSlots());
  }

  /** As many as the server had workers when it was last looked at. */
  get slots(): number {
    return this.#slots.total;
  }

  #wantedSlots(): number {
    const { slots, watch } = this.#parts;
    return slots ?? Math.min(watch.workers ?? SLOTS_UNTOLD, MOST_SLOTS);
  }

  status(): EngineStatus {
    return this.#parts.watch.status();
  }

  async *run(job: Job, signal: AbortSignal): AsyncGenerator<RunEvent, void, undefined> {
    signal.throwIfAborted();
    const parts = this.#partsFor(job);
    const events = new EventQueue<RunEvent>();
    const left = new AbortController();
    const tell = (event: RunEvent): void => {
      if (event.kind === 'result' && event.result.ending !== 'lost') this.#parts.watch.noteRun();
      events.push(event);
    };
    const { signal: stop, release } = firstSignal([signal, left.signal, this.#closing.signal]);
    stop.addEventListener('abort', () => events.fail(stop.reason), { once: true });
    const work = this.#work(parts, job, stop, tell).then(
      () => events.end(),
      (error: unknown) => events.fail(error),
    );
    this.#running.add(work);
    try {
      yield* events;
    } finally {
      left.abort(new Error('The loop over the results was left'));
      await work;
      this.#running.delete(work);
      release();
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(closing());
    this.#parts.watch.close();
    await Promise.all(this.#running);
  }

  async #work(
    parts: JobParts,
    job: Job,
    signal: AbortSignal,
    emit: (event: RunEvent) => void,
  ): Promise<void> {
    const release = await this.#slots.acquire(job, signal);
    const outOfTheWay = new AbortController();
    const looks = setInterval(() => {
      if (job.isBackground === true && this.#slots.shouldLetIn(job)) outOfTheWay.abort();
    }, LOOK_FOR_OTHERS_MS);
    const { timing } = parts;
    const standstill = new AbortController();
    const clock = setTimeout(
      () => standstill.abort(new Error(`no result within ${timing.standstillMs} ms`)),
      timing.standstillMs,
    );
    const tell = (event: RunEvent): void => {
      clock.refresh();
      emit(event);
    };
    const ends = [signal, outOfTheWay.signal, standstill.signal];
    const stop = firstSignal(ends, longestMs(job, timing));
    try {
      await new JobRun(parts, job, stop.signal, tell).run();
    } catch (error) {
      signal.throwIfAborted();
      if (outOfTheWay.signal.aborted)
        throw new QueueFullError('A background job gives way to those that wait');
      // Whatever it was, the server may have changed: what the next job is told should be true.
      const looked = this.#parts.watch.doubt();
      if (!stop.signal.aborted) throw inPortsWords(await this.#weighed(error, looked, stop.signal));
      const { message } = stop.signal.reason as Error;
      throw new JobUnfinishedError(`Judge0 did not finish a job: ${message}`);
    } finally {
      clearInterval(looks);
      clearTimeout(clock);
      stop.release();
      release();
    }
  }

  /** What is answered as if nobody were there is about the job alone, where programs run nevertheless. */
  async #weighed(error: unknown, looked: Promise<void>, signal: AbortSignal): Promise<unknown> {
    if (!(error instanceof Judge0Error) || error.trouble !== 'absent') return error;
    await unlessAborted(looked, signal);
    if (this.#parts.watch.config === null) return error;
    return new Judge0Error('unfit', error.message, { cause: error });
  }

  #partsFor({ program: { language }, isBackground = false }: Job): JobParts {
    const { api, settings, timing, watch } = this.#parts;
    if (this.#closing.signal.aborted) throw closing();
    const { config, workers } = watch;
    const { reasons, languages } = watch.status();
    if (!config) throw new JudgeUnavailableError(reasons.join(' '));
    const { version, reason } = languages.find((entry) => entry.language === language) ?? {};
    if (version === undefined || version === null) {
      throw new LanguageUnavailableError(reason ?? `${language} cannot run here.`);
    }
    const window = isBackground
      ? 1
      : Math.min(Math.max(2 * (workers ?? 0), SMALLEST_WINDOW), LARGEST_WINDOW);
    const languageId = settings.languageIds[language];
    return { api, timing, config, version, window, languageId };
  }
}

/** For a whole job, each of whose tests may take a worker as long as a worker may take. */
function longestMs({ inputs, limits }: Job, { standstillMs, processingMs }: Timing): number {
  return Math.min(MOST_JOB_MS, standstillMs + inputs.length * (processingMs + limits.wallMs));
}

function inPortsWords(error: unknown): unknown {
  if (!(error instanceof Judge0Error)) return error;
  const Port = IN_PORTS_WORDS[error.trouble];
  return new Port(error.message, { cause: error });
}

const IN_PORTS_WORDS = {
  transient: JudgeUnavailableError,
  absent: JudgeUnavailableError,
  refused: JudgeUnavailableError,
  closed: JudgeUnavailableError,
  busy: QueueFullError,
  'too-large': JobUnfinishedError,
  unfit: JobUnfinishedError,
} satisfies Record<Judge0Trouble, unknown>;

function closing(): JudgeUnavailableError {
  return new JudgeUnavailableError('The judge is closing');
}
