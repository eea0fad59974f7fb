import { QueueFullError } from '../../engine.ts';

/** Gives the slot back; calling it again does nothing. */
export type Release = () => void;

type Waiting = { grant: (release: Release) => void };

/** A fixed number of slots. Who waits is served by owner in turn, each owner's jobs in order. */
export class FairSlots {
  #free: number;
  #waitingCount = 0;
  readonly #maxWaiting: number;
  /** In the order of turns: an owner who was served goes to the end. */
  readonly #owners = new Map<string, Waiting[]>();

  constructor(total: number, maxWaiting: number) {
    this.#free = total;
    this.#maxWaiting = maxWaiting;
  }

  get waitingCount(): number {
    return this.#waitingCount;
  }

  /** A slot that nobody waits for, or null. */
  tryAcquire(): Release | null {
    return this.#free > 0 && this.#waitingCount === 0 ? this.#take() : null;
  }

  /**
   * @throws {QueueFullError}
   * @throws the signal's reason when it is aborted while waiting
   */
  async acquire(owner: string, signal: AbortSignal): Promise<Release> {
    signal.throwIfAborted();
    const free = this.tryAcquire();
    if (free) return free;
    if (this.#waitingCount >= this.#maxWaiting) {
      throw new QueueFullError(`${this.#maxWaiting} jobs are waiting already`);
    }
    return await new Promise<Release>((resolve, reject) => {
      const leave = () => {
        this.#remove(owner, waiting);
        reject(signal.reason as Error);
      };
      const waiting: Waiting = {
        grant: (release) => {
          signal.removeEventListener('abort', leave);
          resolve(release);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#owners.set(owner, [...(this.#owners.get(owner) ?? []), waiting]);
      this.#waitingCount += 1;
    });
  }

  #take(): Release {
    this.#free -= 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#free += 1;
      this.#serveNext();
    };
  }

  #serveNext(): void {
    const [owner, queue] = this.#owners.entries().next().value ?? [];
    const waiting = queue?.[0];
    if (owner === undefined || !waiting || this.#free === 0) return;
    this.#remove(owner, waiting);
    const rest = this.#owners.get(owner);
    if (rest) {
      this.#owners.delete(owner);
      this.#owners.set(owner, rest);
    }
    waiting.grant(this.#take());
  }

  #remove(owner: string, waiting: Waiting): void {
    const queue = this.#owners.get(owner) ?? [];
    const rest = queue.filter((other) => other !== waiting);
    if (rest.length < queue.length) this.#waitingCount -= 1;
    if (rest.length > 0) this.#owners.set(owner, rest);
    else this.#owners.delete(owner);
  }
}
