import type { LanguageKey } from '@stepwise/contracts/language';
import { JudgeUnavailableError, LanguageUnavailableError } from '../../engine.ts';
import type { EngineStatus, Job, JudgeEngine, RunEvent } from '../../engine.ts';
import type { BoxPool } from './box-pool.ts';
import { EventQueue } from './event-queue.ts';
import { FairSlots } from './fair-slots.ts';
import { runJob } from './job-run.ts';
import type { JobParts } from './job-run.ts';
import { QuietLock } from './quiet-lock.ts';
import type { Toolchain } from './toolchain.ts';
import { WarmCompiler } from './warm-compiler.ts';

export type ReadyLanguage = { readonly toolchain: Toolchain; readonly version: string };

export type LocalEngineParts = {
  /** Null where no box can be started. */
  readonly pool: BoxPool | null;
  readonly status: EngineStatus;
  readonly languages: ReadonlyMap<LanguageKey, ReadyLanguage>;
  readonly slots: number;
  readonly maxWaiting: number;
  readonly jobDeadlineMs: number;
  /** Whether compilers are warm before the first job asks for one. */
  readonly warmAtStart: boolean;
};

/** Runs programs in boxes on this machine. */
export class LocalEngine implements JudgeEngine {
  readonly name = 'local';
  readonly #parts: LocalEngineParts;
  readonly #slots: FairSlots;
  readonly #quiet = new QuietLock();
  readonly #running = new Map<Promise<void>, AbortController>();
  readonly #warm = new Map<LanguageKey, WarmCompiler>();
  #closed = false;

  constructor(parts: LocalEngineParts) {
    this.#parts = parts;
    this.#slots = new FairSlots(parts.slots, parts.maxWaiting);
    for (const [language, { toolchain }] of parts.languages) {
      const { pool } = parts;
      if (!pool || !toolchain.warm) continue;
      const warm = new WarmCompiler({ pool, quiet: this.#quiet, recipe: toolchain.warm });
      this.#warm.set(language, warm);
    }
    if (parts.warmAtStart) void this.warmUp();
  }

  /** Resolves when every compiler is warm or cannot be. One after another, to leave room for jobs. */
  async warmUp(): Promise<void> {
    for (const warm of this.#warm.values()) await warm.start();
  }

  status(): EngineStatus {
    return this.#parts.status;
  }

  async *run(job: Job, signal: AbortSignal): AsyncGenerator<RunEvent, void, undefined> {
    const parts = this.#partsFor(job.program.language);
    signal.throwIfAborted();
    const events = new EventQueue<RunEvent>();
    const stop = new AbortController();
    stop.signal.addEventListener('abort', () => events.fail(stop.signal.reason), { once: true });
    const onAbort = () => stop.abort(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    const work = runJob(parts, job, stop.signal, (event) => events.push(event)).then(
      () => events.end(),
      (error: unknown) => events.fail(error),
    );
    this.#running.set(work, stop);
    try {
      yield* events;
    } finally {
      signal.removeEventListener('abort', onAbort);
      stop.abort(new Error('The loop over the results was left'));
      await work;
      this.#running.delete(work);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const stop of this.#running.values()) stop.abort(closing());
    for (const warm of this.#warm.values()) warm.close();
    await Promise.all(this.#running.keys());
    await this.#parts.pool?.close();
  }

  #partsFor(key: LanguageKey): JobParts {
    const { pool, status, jobDeadlineMs } = this.#parts;
    if (this.#closed) throw closing();
    if (!pool) throw new JudgeUnavailableError(status.reasons.join(' '));
    const ready = this.#parts.languages.get(key);
    if (ready) {
      const warm = this.#warm.get(key) ?? null;
      return { ...ready, pool, warm, jobDeadlineMs, slots: this.#slots, quiet: this.#quiet };
    }
    const reason = status.languages.find((language) => language.language === key)?.reason;
    throw new LanguageUnavailableError(reason ?? `${key} cannot run here.`);
  }
}

function closing(): JudgeUnavailableError {
  return new JudgeUnavailableError('The judge is closing');
}
