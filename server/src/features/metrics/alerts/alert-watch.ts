import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../../lib/logger.ts';
import { unlessAborted } from '../../../lib/unless-aborted.ts';
import { AlertPolicy, type Subject } from './alert-policy.ts';
import type { AlertChannel } from './alerts.ts';

const EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 5_000;

/** Tells of some things whether all is well. What it does not mention stays as it was. */
export type Look = () => Promise<Partial<Record<Subject, boolean>>>;

type Deps = {
  readonly alerts: AlertChannel;
  readonly looks: readonly Look[];
  readonly logger: Logger;
  readonly everyMs?: number;
  readonly withinMs?: number;
};

/** Looks every quarter of a minute how things are, and sends what is to be told. Nothing waits for it. */
export class AlertWatch {
  readonly #deps: Required<Deps>;
  readonly #policy = new AlertPolicy();
  readonly #stopping = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = { everyMs: EVERY_MS, withinMs: ANSWER_WITHIN_MS, ...deps };
  }

  start(): void {
    this.#loop = this.#work();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.look().catch((error: unknown) => {
        this.#deps.logger.error({ err: error }, 'alerts could not be looked after');
      });
      await sleep(this.#deps.everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** One look at everything, and what is due by it. */
  async look(): Promise<void> {
    await Promise.all(this.#deps.looks.map((look) => this.#note(look)));
    for (let due = this.#next(); due !== null; due = this.#next()) {
      const { signal } = this.#stopping;
      const failure = await this.#deps.alerts.send(due.what, due.since, signal);
      if (failure === null) this.#policy.sent(due, performance.now());
      else this.#policy.failed(performance.now());
    }
  }

  #next() {
    return this.#stopping.signal.aborted ? null : this.#policy.next(performance.now());
  }

  async #note(look: Look): Promise<void> {
    const { logger, withinMs } = this.#deps;
    const stopping = this.#stopping.signal;
    const signal = AbortSignal.any([AbortSignal.timeout(withinMs), stopping]);
    try {
      const found = await unlessAborted(look(), signal);
      for (const [subject, isFine] of Object.entries(found)) {
        this.#policy.note(subject as Subject, isFine, performance.now());
      }
    } catch (error) {
      if (stopping.aborted) return;
      logger.warn({ err: error }, 'an alert may be missing: how things are could not be read');
    }
  }
}
