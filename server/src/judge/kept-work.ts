import { LRUCache } from 'lru-cache';
import { unlessAborted } from '../lib/unless-aborted.ts';

/** Asked by anybody who waits for it; ended when nobody does any more. */
type UnderWay<Made> = {
  readonly made: Promise<Made>;
  readonly stop: AbortController;
  waiting: number;
};

export type KeptWorkOptions<Made> = {
  /** How many are kept, and how much they may take together by `sizeOf`. */
  readonly max: number;
  readonly maxSize: number;
  readonly sizeOf: (made: Made) => number;
  /** Whether it is worth keeping. */
  readonly isKept: (made: Made) => boolean;
};

/**
 * What takes long to make, kept by a key. Those who ask for the same at once share one making, which goes
 * on as long as one of them waits.
 */
export class KeptWork<Made extends object> {
  readonly #isKept: (made: Made) => boolean;
  readonly #kept: LRUCache<string, Made>;
  readonly #underWay = new Map<string, UnderWay<Made>>();

  constructor({ sizeOf, isKept, ...bounds }: KeptWorkOptions<Made>) {
    this.#isKept = isKept;
    this.#kept = new LRUCache({ ...bounds, sizeCalculation: sizeOf });
  }

  /** @throws what `make` throws, and the reason of `signal` */
  async get(
    key: string,
    make: (signal: AbortSignal) => Promise<Made>,
    signal: AbortSignal,
  ): Promise<Made> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const work = this.#underWay.get(key) ?? this.#begin(key, make);
    work.waiting += 1;
    try {
      return await unlessAborted(work.made, signal);
    } finally {
      work.waiting -= 1;
      if (work.waiting === 0) this.#end(key, work);
    }
  }

  #begin(key: string, make: (signal: AbortSignal) => Promise<Made>): UnderWay<Made> {
    const stop = new AbortController();
    const made = make(stop.signal).then((value) => {
      if (this.#isKept(value)) this.#kept.set(key, value);
      return value;
    });
    // Everybody who waits may leave before it fails.
    made.catch(() => undefined);
    const work = { made, stop, waiting: 0 };
    this.#underWay.set(key, work);
    return work;
  }

  /** Whoever asks from now on does not find it here. */
  #end(key: string, work: UnderWay<Made>): void {
    if (this.#underWay.get(key) === work) this.#underWay.delete(key);
    work.stop.abort(new Error('Nobody waits for it'));
  }
}
