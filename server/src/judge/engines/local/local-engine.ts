import type { LanguageKey } from '@stepwise/contracts/language';
import { JudgeUnavailableError, LanguageUnavailableError } from '../../engine.ts';
import type { EngineStatus, Job, JudgeEngine, RunEvent } from '../../engine.ts';
import type { BoxPool } from './box-pool.ts';
import { EventQueue } from './event-queue.ts';
import { FairSlots } from './fair-slots.ts';
import { runJob } from './job-run.ts';
import { QuietLock } from './quiet-lock.ts';
import type { Toolchain } from './toolchain.ts';

export type ReadyLanguage = { readonly toolchain: Toolchain; readonly version: string };

export type LocalEngineParts = {
  /** Null where no box can be started. */
  readonly pool: BoxPool | null;
  readonly status: EngineStatus;
  readonly languages: ReadonlyMap<LanguageKey, ReadyLanguage>;
  readonly slots: number;
  readonly maxWaiting: number;
  readonly jobDeadlineMs: number;
};

/** Runs programs in boxes on this machine. */
export class LocalEngine implements JudgeEngine {
  readonly name = 'local';
  readonly #parts: LocalEngineParts;
  readonly #slots: FairSlots;
  readonly #quiet = new QuietLock();
  readonly #closing = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor(parts: LocalEngineParts) {
    this.#parts = parts;
    this.#slots = new FairSlots(parts.slots, parts.maxWaiting);
  }

  status(): EngineStatus {
    return this.#parts.status;
  }

  async *run(job: Job, signal: AbortSignal): AsyncGenerator<RunEvent, void, undefined> {
    const language = this.#ready(job.program.language);
    const left = new AbortController();
    const any = AbortSignal.any([signal, left.signal, this.#closing.signal]);
    any.throwIfAborted();
    const events = new EventQueue<RunEvent>();
    any.addEventListener('abort', () => events.fail(any.reason), { once: true });
    const parts = { ...this.#parts, ...language, slots: this.#slots, quiet: this.#quiet };
    const work = runJob(parts, job, any, (event) => events.push(event)).then(
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
    }
  }

  async close(): Promise<void> {
    this.#closing.abort(new JudgeUnavailableError('The judge is closing'));
    await Promise.all(this.#running);
    await this.#parts.pool?.close();
  }

  #ready(key: LanguageKey): ReadyLanguage & { readonly pool: BoxPool } {
    const { pool, status } = this.#parts;
    const { reasons, languages } = status;
    if (!pool) throw new JudgeUnavailableError(reasons.join(' '));
    const ready = this.#parts.languages.get(key);
    if (ready) return { ...ready, pool };
    const reason = languages.find((language) => language.language === key)?.reason;
    throw new LanguageUnavailableError(reason ?? `${key} cannot run here.`);
  }
}
