/** Hands values from where they come up to one `for await` loop. */
export class EventQueue<T> implements AsyncIterable<T> {
  readonly #values: T[] = [];
  #state: { kind: 'open' } | { kind: 'ended' } | { kind: 'failed'; error: unknown } = {
    kind: 'open',
  };
  #wake: () => void = () => undefined;

  push(value: T): void {
    if (this.#state.kind !== 'open') return;
    this.#values.push(value);
    this.#wake();
  }

  end(): void {
    if (this.#state.kind === 'open') this.#state = { kind: 'ended' };
    this.#wake();
  }

  /** The loop throws `error` at once; values not yet read are dropped. */
  fail(error: unknown): void {
    if (this.#state.kind !== 'open') return;
    this.#values.length = 0;
    this.#state = { kind: 'failed', error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for (;;) {
      for (let value = this.#values.shift(); value !== undefined; value = this.#values.shift()) {
        yield value;
      }
      if (this.#state.kind === 'failed') throw this.#state.error;
      if (this.#state.kind === 'ended') return;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
