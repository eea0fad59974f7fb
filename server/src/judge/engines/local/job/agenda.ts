import type { Job } from '../../../engine.ts';

/**
 * Which tests of a job are still to be run, and in which order: hidden ones after all others. A test
 * leaves traces in its box, the numbers of processes for one, which a later test could print.
 */
export class Agenda {
  readonly #inputs: readonly Uint8Array[];
  readonly #open: Set<number>;
  #shown: readonly number[];
  #hidden: readonly number[];

  constructor({ inputs, hidden = [] }: Pick<Job, 'inputs' | 'hidden'>) {
    this.#inputs = inputs;
    const all = inputs.map((_, index) => index);
    this.#open = new Set(all);
    this.#shown = all.filter((index) => hidden[index] !== true);
    this.#hidden = all.filter((index) => hidden[index] === true);
  }

  get untouched(): number {
    return this.#shown.length + this.#hidden.length;
  }

  get unfinished(): readonly number[] {
    return [...this.#open];
  }

  /** Whether a hidden test would follow one that is none: then that has to be over. */
  get isAtFirstHidden(): boolean {
    return this.#shown.length === 0;
  }

  get next(): number | null {
    return this.#shown[0] ?? this.#hidden[0] ?? null;
  }

  take(): number | null {
    const { next } = this;
    if (this.#shown.length > 0) this.#shown = this.#shown.slice(1);
    else this.#hidden = this.#hidden.slice(1);
    return next;
  }

  /** The largest test is the one to be sure of: it gets a process that has run nothing yet. */
  beginWithLargest(): void {
    this.#shown = this.#largestFirst(this.#shown);
    this.#hidden = this.#largestFirst(this.#hidden);
  }

  finish(index: number): void {
    this.#open.delete(index);
  }

  #largestFirst(indexes: readonly number[]): readonly number[] {
    const sizes = indexes.map((index) => this.#inputs[index]?.byteLength ?? 0);
    const largest = indexes[sizes.indexOf(Math.max(...sizes))];
    if (largest === undefined) return [];
    return [largest, ...indexes.filter((index) => index !== largest)];
  }
}
