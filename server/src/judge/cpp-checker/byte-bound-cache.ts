/** Keeps what was used last, as long as all of it fits into a number of bytes. */
export class ByteBoundCache {
  readonly #most: number;
  /** In the order of their last use. */
  readonly #kept = new Map<string, Uint8Array>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Uint8Array | null {
    const found = this.#kept.get(key);
    if (!found) return null;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  set(key: string, value: Uint8Array): void {
    this.#drop(key);
    this.#kept.set(key, value);
    this.#bytes += value.byteLength;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.byteLength ?? 0;
    this.#kept.delete(key);
  }
}
