import type { Job } from '../../../engine.ts';

/**
 * Which tests of a job are still to be run, and in which order: hidden ones after all others. A test
 * leaves traces in its box, the numbers of processes for one, which a later test could print.
 */
export class Agenda {
  readonly #inputs: readonly Uint8Array[];
  readonly #isHidden: (index: number) => boolean;
  readonly #open: Set<number>;
  /** The next one first. */
  #waiting: number[];

  constructor({ inputs, hidden = [] }: Pick<Job, 'inputs' | 'hidden'>) {
    this.#inputs = inputs;
    this.#isHidden = (index) => hidden[index] === true;
    this.#open = new Set(inputs.keys());
    this.#waiting = this.#inGroups((indexes) => indexes);
  }

  get untouched(): number {
    return this.#waiting.length;
  }

  get unfinished(): readonly number[] {
    return [...this.#open];
  }

  /** Whether a hidden test would follow one that is none: then that has to be over. */
  get isAtFirstHidden(): boolean {
    return this.next === null || this.#isHidden(this.next);
  }

  get next(): number | null {
    return this.#waiting[0] ?? null;
  }

  take(): number | null {
    return this.#waiting.shift() ?? null;
  }

  /** The largest test is the one to be sure of: it gets a process that has run nothing yet. */
  beginWithLargest(): void {
    this.#waiting = this.#inGroups((indexes) => this.#largestFirst(indexes));
  }

  finish(index: number): void {
    this.#open.delete(index);
  }

  #inGroups(order: (indexes: number[]) => number[]): number[] {
    const all = [...this.#inputs.keys()];
    const shown = all.filter((index) => !this.#isHidden(index));
    return [...order(shown), ...order(all.filter(this.#isHidden))];
  }

  #largestFirst(indexes: number[]): number[] {
    const sizes = indexes.map((index) => this.#inputs[index]?.byteLength ?? 0);
    const largest = indexes[sizes.indexOf(Math.max(...sizes))];
    if (largest === undefined) return [];
    return [largest, ...indexes.filter((index) => index !== largest)];
  }
}
