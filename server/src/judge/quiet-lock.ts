import type { Release } from './engines/fair-slots.ts';

/** How a stretch of work went: whether other work ran on the machine beside it at any time. */
export type Stretch = { readonly release: Release; readonly disturbed: () => boolean };

/**
 * Work is usually done side by side; a measurement that has to be exact is done alone. Waiting for
 * silence holds back new work, so that it comes. Waits end with the signal's reason when aborted.
 */
export class QuietLock {
  #active = 0;
  #arrivals = 0;
  #quietHeld = false;
  readonly #waitingForQuiet = new Set<() => void>();
  readonly #waitingForQuietEnd = new Set<() => void>();

  get active(): number {
    return this.#active;
  }

  async together(signal: AbortSignal): Promise<Stretch> {
    while (this.#quietHeld || this.#waitingForQuiet.size > 0) {
      await this.#wait(this.#waitingForQuietEnd, signal);
    }
    const besides = this.#active > 0;
    this.#active += 1;
    this.#arrivals += 1;
    const arrivals = this.#arrivals;
    return {
      disturbed: () => besides || this.#arrivals > arrivals,
      release: this.#releaseOnce(() => (this.#active -= 1)),
    };
  }

  async alone(signal: AbortSignal): Promise<Stretch> {
    while (this.#active > 0 || this.#quietHeld) await this.#wait(this.#waitingForQuiet, signal);
    this.#quietHeld = true;
    return {
      disturbed: () => false,
      release: this.#releaseOnce(() => (this.#quietHeld = false)),
    };
  }

  async #wait(line: Set<() => void>, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', leave);
        line.delete(go);
        resolve();
      };
      const leave = () => {
        line.delete(go);
        reject(signal.reason as Error);
        this.#pass();
      };
      signal.addEventListener('abort', leave, { once: true });
      line.add(go);
    });
  }

  /** Wakes whoever may go on now. They look again: another may have been faster. */
  #pass(): void {
    if (this.#quietHeld) return;
    const [next] = this.#waitingForQuiet;
    if (!next) for (const go of [...this.#waitingForQuietEnd]) go();
    else if (this.#active === 0) next();
  }

  #releaseOnce(change: () => void): Release {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      change();
      this.#pass();
    };
  }
}
