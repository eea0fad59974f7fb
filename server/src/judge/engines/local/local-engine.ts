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

type Known = {
  probed: ProbedLanguage;
  /** Resolves when its first program has run or failed, and `probed` says which. */
  readonly proof: Promise<void>;
  readonly warm: WarmCompiler | null;
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
  readonly #languages = new Map<LanguageKey, Known>();
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

  get slots(): number {
    return this.#parts.slots;
  }

  status(): EngineStatus {
    const { machine } = this.#parts;
    if (!machine.pool) return machine.status;
    const { isolation, accounting } = machine;
    const facts = { isolation, ...(accounting ? { accounting: accounting() } : {}) };
    const probed = [...this.#languages.values()].map((known) => known.probed);
    return statusOf(probed, facts);
  }

  /** Resolves when it is known of every language whether it runs. */
  async proven(): Promise<void> {
    await Promise.all([...this.#languages.values()].map(({ proof }) => proof));
  }

  /**
   * Resolves when every compiler is warm or cannot be, and what tests share is there.
   * One after another, to leave room for jobs.
   */
  async warmUp(): Promise<void> {
    for (const { warm } of this.#languages.values()) await warm?.start();
    for (const { probed } of this.#languages.values()) {
      const { language, toolchain } = probed;
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
    const known = this.#languages.get(language);
    if (known && !this.#closed) await unlessAborted(known.proof, signal);
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
    for (const { warm } of this.#languages.values()) warm?.close();
    this.#runners?.close();
    await Promise.all(this.#running.keys());
    await this.#parts.machine.pool?.close();
    await this.proven();
  }

  /** Sees in the background that each language runs. Jobs in it wait for that. */
  #prove(pool: BoxPool, languages: readonly ProbedLanguage[]): void {
    for (const probed of languages) {
      const recipe = probed.toolchain?.warm;
      const warm = recipe ? new WarmCompiler({ pool, quiet: this.#quiet, recipe }) : null;
      const proof = proveLanguage(pool, probed, this.#quiet);
      const known: Known = {
        ...{ probed, warm },
        proof: proof.then((proven) => void (known.probed = proven)),
      };
      this.#languages.set(probed.language, known);
    }
    if (this.#parts.warmAtStart) void this.proven().then(() => this.warmUp());
  }

  #partsFor(key: LanguageKey): JobParts {
    const { machine, times = {}, share } = this.#parts;
    if (this.#closed) throw closing();
    if (!machine.pool) throw new JudgeUnavailableError(machine.status.reasons.join(' '));
    const { probed, warm } = this.#languages.get(key) ?? { probed: null, warm: null };
    if (!probed?.toolchain || probed.version === null) {
      throw new LanguageUnavailableError(probed?.reason ?? `${key} cannot run here.`);
    }
    const { toolchain, version } = probed;
    const { pool } = machine;
    return {
      ...{ pool, toolchain, version, warm, times },
      ...{ slots: this.#slots, quiet: this.#quiet, compiled: this.#compiled },
      runners: share.includes(key) ? this.#runners : null,
    };
  }
}

function closing(): JudgeUnavailableError {
  return new JudgeUnavailableError('The judge is closing');
}
