/** Calls `onEnd` after `ms` of time that counts. */
export class Deadline {
  readonly #onEnd: () => void;
  #leftMs: number;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number, onEnd: () => void) {
    this.#leftMs = ms;
    this.#onEnd = onEnd;
    this.resume();
  }

  resume(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(this.#onEnd, this.#leftMs);
  }

  /** From here on no time counts. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - this.#since));
  }
}
