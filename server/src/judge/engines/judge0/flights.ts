import type { Judge0Api } from './transport/api.ts';
import { inGroups } from './batches.ts';
import { isFinished, isProcessing } from './results/read-result.ts';
import type { Timing } from './settings.ts';

/** A submission the server has taken. */
export type Flight<Task> = {
  readonly task: Task;
  readonly token: string;
  /** A worker may take this long for it, beside its overhead. */
  readonly wallMs: number;
  /** When the server is asked next what its queue holds, while this is in it. */
  lookAt: number;
  /** From then on it is lost, whatever the queue holds; null until that was asked. */
  lostAt: number | null;
  processingAt: number | null;
  /** The queue was empty although this was said to be in it. */
  missed: boolean;
};

export type Landing<Task> = {
  readonly finished: readonly Flight<Task>[];
  readonly broken: readonly { readonly flight: Flight<Task>; readonly reason: string }[];
};

type Parts = {
  readonly api: Judge0Api;
  readonly timing: Timing;
  readonly batchSize: number;
  /** As long as the server lets anything run. */
  readonly longestRunMs: number;
  readonly ask: <T>(request: () => Promise<T>) => Promise<T>;
};

/** The submissions under way, each with a deadline of its own. */
export class Flights<Task> {
  readonly #parts: Parts;
  readonly #flying = new Map<string, Flight<Task>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#flying.size;
  }

  add(task: Task, token: string, wallMs: number): void {
    const lookAt = performance.now() + this.#parts.timing.queuedMs;
    const times = { lookAt, lostAt: null, processingAt: null, missed: false };
    this.#flying.set(token, { task, token, wallMs, ...times });
  }

  /** Asks for all of them once and takes out those that have ended or will never end. */
  async look(signal: AbortSignal): Promise<Landing<Task>> {
    const finished: Flight<Task>[] = [];
    const broken: { flight: Flight<Task>; reason: string }[] = [];
    const late: Flight<Task>[] = [];
    for (const flights of inGroups([...this.#flying.values()], this.#parts.batchSize)) {
      const tokens = flights.map(({ token }) => token);
      const statuses = await this.#parts.ask(() => this.#parts.api.statuses(tokens, signal));
      for (const [position, flight] of flights.entries()) {
        const status = statuses[position] ?? null;
        if (status === null) broken.push({ flight, reason: 'it forgot a submission' });
        else if (isFinished(status)) finished.push(flight);
        else if (isProcessing(status)) this.#watchProcessing(flight, broken);
        else if (performance.now() > flight.lookAt) late.push(flight);
      }
    }
    if (late.length > 0) await this.#watchQueue(late, broken, signal);
    for (const { token } of finished) this.#flying.delete(token);
    for (const { flight } of broken) this.#flying.delete(flight.token);
    return { finished, broken };
  }

  /** A worker that died leaves its submission in Processing for ever. */
  #watchProcessing(flight: Flight<Task>, broken: { flight: Flight<Task>; reason: string }[]): void {
    const { processingMs } = this.#parts.timing;
    flight.processingAt ??= performance.now();
    if (performance.now() - flight.processingAt <= processingMs + flight.wallMs) return;
    broken.push({ flight, reason: 'a worker did not finish a submission' });
  }

  /**
   * Redis may have lost it; its row in the database still says that it is queued. A queue has an end,
   * and workers begin at its start: submissions that others add later do not prolong the wait. Of those
   * before it each may take all the time there is: a slow queue must not pass for a lost one.
   */
  async #watchQueue(
    late: readonly Flight<Task>[],
    broken: { flight: Flight<Task>; reason: string }[],
    signal: AbortSignal,
  ): Promise<void> {
    const { timing, longestRunMs } = this.#parts;
    const { queuedMs, turnMs } = timing;
    const queues = await this.#parts.ask(() => this.#parts.api.workers(signal));
    const size = queues.reduce((sum, queue) => sum + queue.size, 0);
    const workers = queues.reduce((sum, { available }) => sum + available, 0);
    const now = performance.now();
    for (const flight of late) {
      flight.lostAt ??= now + Math.ceil(size / Math.max(workers, 1)) * (turnMs + longestRunMs);
      const isMissing = size === 0 && flight.missed;
      // One that seems lost is asked for again at once: a worker may just have taken it up.
      if (isMissing || (size > 0 && now > flight.lostAt)) {
        broken.push({ flight, reason: 'its queue lost a submission' });
      }
      flight.missed = size === 0;
      if (size > 0) flight.lookAt = Math.min(now + queuedMs, flight.lostAt);
    }
  }
}
