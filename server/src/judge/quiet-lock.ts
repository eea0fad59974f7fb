import type { Release } from './engines/fair-slots.ts';

/** How a stretch of work went: whether other work ran on the machine beside it at any time. */
export type Stretch = { readonly release: Release; readonly disturbed: () => boolean };

/** What one lane has to do is done one after another, whenever it was announced. */
type Active = { readonly lane: object; isDisturbed: boolean };

/**
 * Work is usually done side by side; a measurement that has to be exact is done alone. Waiting for
 * silence holds back new work, so that it comes. Waits end with the signal's reason when aborted.
 */
export class QuietLock {
  readonly #active = new Set<Active>();
  #quietHeld = false;
  readonly #waitingForQuiet = new Set<() => void>();
  readonly #waitingForQuietEnd = new Set<() => void>();

  get active(): number {
    return this.#active.size;
  }

  /** @param lane what does one thing at a time: its stretches do not disturb each other */
  async together(signal: AbortSignal, lane: object = {}): Promise<Stretch> {
    while (this.#quietHeld || this.#waitingForQuiet.size > 0) {
      await this.#wait(this.#waitingForQuietEnd, signal);
    }
    const others = [...this.#active].filter((other) => other.lane !== lane);
    for (const other of others) other.isDisturbed = true;
    const own = { lane, isDisturbed: others.length > 0 };
    this.#active.add(own);
    return {
      disturbed: () => own.isDisturbed,
      release: this.#releaseOnce(() => void this.#active.delete(own)),
    };
  }

  async alone(signal: AbortSignal): Promise<Stretch> {
    while (this.active > 0 || this.#quietHeld) await this.#wait(this.#waitingForQuiet, signal);
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
    else if (this.active === 0) next();
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
