export type CacheBounds = {
  /** Of all that is kept, together. */
  readonly bytes: number;
  readonly entries: number;
};

/** Keeps what was used last, as long as all of it fits into a number of bytes and of entries. */
export class ByteBoundCache<V> {
  readonly #most: CacheBounds;
  readonly #sizeOf: (value: V) => number;
  /** In the order of their last use. */
  readonly #kept = new Map<string, { readonly value: V; readonly bytes: number }>();
  #bytes = 0;

  /** @param sizeOf bytes of a value */
  constructor(most: CacheBounds, sizeOf: (value: V) => number) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  get(key: string): V | null {
    const found = this.#kept.get(key);
    if (!found) return null;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.value;
  }

  set(key: string, value: V): void {
    this.#drop(key);
    const bytes = this.#sizeOf(value);
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most.bytes && this.#kept.size <= this.#most.entries) break;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
