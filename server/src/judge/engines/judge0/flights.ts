import type { Judge0Api } from './api.ts';
import { inGroups } from './batches.ts';
import { isFinished, isProcessing } from './read-result.ts';
import type { Timing } from './settings.ts';

/** A submission the server has taken. */
export type Flight<Task> = {
  readonly task: Task;
  readonly token: string;
  /** A worker may take this long for it, beside its overhead. */
  readonly wallMs: number;
  /** When it was sent, or last known to be in the queue. */
  queuedAt: number;
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
    const times = { queuedAt: Date.now(), processingAt: null, missed: false };
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
        else if (Date.now() - flight.queuedAt > this.#parts.timing.queuedMs) late.push(flight);
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
    flight.processingAt ??= Date.now();
    if (Date.now() - flight.processingAt <= processingMs + flight.wallMs) return;
    broken.push({ flight, reason: 'a worker did not finish a submission' });
  }

  /** Redis may have lost its queue; the rows of the database still say that they are in it. */
  async #watchQueue(
    late: readonly Flight<Task>[],
    broken: { flight: Flight<Task>; reason: string }[],
    signal: AbortSignal,
  ): Promise<void> {
    const queues = await this.#parts.ask(() => this.#parts.api.workers(signal));
    const isEmpty = queues.every(({ size }) => size === 0);
    for (const flight of late) {
      if (isEmpty && flight.missed) broken.push({ flight, reason: 'its queue lost a submission' });
      flight.missed = isEmpty;
      // It is asked again at once when it seems lost: a worker may just have taken it up.
      if (!isEmpty) flight.queuedAt = Date.now();
    }
  }
}
