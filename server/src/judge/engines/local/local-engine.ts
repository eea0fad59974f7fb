import type { LanguageKey } from '@stepwise/contracts/language';
import { JudgeUnavailableError, LanguageUnavailableError } from '../../engine.ts';
import type { EngineStatus, Job, JudgeEngine, RunEvent } from '../../engine.ts';
import type { BoxPool } from './box/box-pool.ts';
import { EventQueue } from '../event-queue.ts';
import { FairSlots } from '../fair-slots.ts';
import { hasFreeMemory } from './machine/free-memory.ts';
import { runJob } from './job/job.ts';
import type { JobParts } from './job/run.ts';
import type { JobTimes } from './job/job-time.ts';
import { QuietLock } from '../../quiet-lock.ts';
import { proveLanguage } from './machine/probe/languages.ts';
import type { ProbedLanguage } from './machine/probe/languages.ts';
import { statusOf } from './readiness.ts';
import { ReadyRunners } from './warm/ready-runners.ts';
import { CompileCache } from './warm/compile-cache.ts';
import { unlessAborted } from '../../../lib/unless-aborted.ts';
import { WarmCompiler } from './warm/warm-compiler.ts';

export type SoundMachine = {
  readonly pool: BoxPool;
  readonly languages: readonly ProbedLanguage[];
  /** What keeps boxes apart from the machine, in words. */
  readonly isolation: string;
  /** By what memory is limited and measured, in words; absent where it was not asked. */
  readonly accounting?: () => string;
};

/** What can run here: boxes with these languages, or nothing and why. */
export type Machine = SoundMachine | { readonly pool: null; readonly status: EngineStatus };

export type LocalEngineParts = {
  readonly machine: Machine;
  readonly slots: number;
  readonly maxWaiting: number;
  /** Of each job, where it is not to be what its tests make of it. */
  readonly times?: Partial<JobTimes>;
  /** Languages whose tests may share a process. */
  readonly share: readonly LanguageKey[];
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
  readonly #compiled = new CompileCache();
  readonly #runners: ReadyRunners | null = null;
  readonly #warm = new Map<LanguageKey, WarmCompiler>();
  readonly #languages = new Map<LanguageKey, ProbedLanguage>();
  /** Resolve when a language's first program has run or failed, and #languages says which. */
  readonly #proofs = new Map<LanguageKey, Promise<void>>();
  #closed = false;

  constructor(parts: LocalEngineParts) {
    this.#parts = parts;
    this.#slots = new FairSlots({
      total: parts.slots,
      maxWaiting: parts.maxWaiting,
      hasMemory: hasFreeMemory,
    });
    const { machine } = parts;
    if (!machine.pool) return;
    this.#runners = new ReadyRunners({ pool: machine.pool, quiet: this.#quiet });
    this.#prove(machine.pool, machine.languages);
  }

  status(): EngineStatus {
    const { machine } = this.#parts;
    if (!machine.pool) return machine.status;
    const { isolation, accounting } = machine;
    const facts = { isolation, ...(accounting ? { accounting: accounting() } : {}) };
    return statusOf([...this.#languages.values()], facts);
  }

  /** Resolves when it is known of every language whether it runs. */
  async proven(): Promise<void> {
    await Promise.all(this.#proofs.values());
  }

  /**
   * Resolves when every compiler is warm or cannot be, and what tests share is there.
   * One after another, to leave room for jobs.
   */
  async warmUp(): Promise<void> {
    for (const warm of this.#warm.values()) await warm.start();
    for (const { language, toolchain } of this.#languages.values()) {
      if (!toolchain?.shared || !this.#parts.share.includes(language)) continue;
      await this.#runners?.filesFor(toolchain.shared);
    }
    await this.#runners?.settled();
  }

  /** Resolves when nothing is made ready in the background: so most submissions find the engine. */
  async settled(): Promise<void> {
    await Promise.all([this.#parts.machine.pool?.settled(), this.#runners?.settled()]);
  }

  async *run(job: Job, signal: AbortSignal): AsyncGenerator<RunEvent, void, undefined> {
    const { language } = job.program;
    const proof = this.#proofs.get(language);
    if (proof && !this.#closed) await unlessAborted(proof, signal);
    const parts = this.#partsFor(language);
    signal.throwIfAborted();
    const events = new EventQueue<RunEvent>();
    const stop = new AbortController();
    stop.signal.addEventListener('abort', () => events.fail(stop.signal.reason), { once: true });
    const onAbort = () => stop.abort(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    const work = runJob(parts, job, stop, (event) => events.push(event)).then(
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
    this.#runners?.close();
    await Promise.all(this.#running.keys());
    await this.#parts.machine.pool?.close();
    await this.proven();
  }

  /** Sees in the background that each language runs. Jobs in it wait for that. */
  #prove(pool: BoxPool, languages: readonly ProbedLanguage[]): void {
    for (const probed of languages) {
      const { language, toolchain } = probed;
      this.#languages.set(language, probed);
      const proof = proveLanguage(pool, probed, this.#quiet);
      this.#proofs.set(
        language,
        proof.then((proven) => void this.#languages.set(language, proven)),
      );
      if (!toolchain?.warm) continue;
      const warm = new WarmCompiler({ pool, quiet: this.#quiet, recipe: toolchain.warm });
      this.#warm.set(language, warm);
    }
    if (this.#parts.warmAtStart) void this.proven().then(() => this.warmUp());
  }

  #partsFor(key: LanguageKey): JobParts {
    const { machine, times = {}, share } = this.#parts;
    if (this.#closed) throw closing();
    if (!machine.pool) throw new JudgeUnavailableError(machine.status.reasons.join(' '));
    const { toolchain = null, version = null, reason = null } = this.#languages.get(key) ?? {};
    if (!toolchain || version === null) {
      throw new LanguageUnavailableError(reason ?? `${key} cannot run here.`);
    }
    const { pool } = machine;
    const warm = this.#warm.get(key) ?? null;
    const own = {
      ...{ slots: this.#slots, quiet: this.#quiet, times },
      ...{ compiled: this.#compiled, runners: this.#runners },
    };
    return { pool, toolchain, version, warm, mayShare: share.includes(key), ...own };
  }
}

function closing(): JudgeUnavailableError {
  return new JudgeUnavailableError('The judge is closing');
}
