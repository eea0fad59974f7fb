import type { KeptInput } from './draw-input.ts';
import type { Grammar } from './grammar.ts';
import { inputBatches, type BatchSizes } from './input-batches.ts';
import { smallerInputs } from './smaller-inputs.ts';

/** An input, and what it may shrink to. */
export type MadeInput = {
  readonly text: string;
  /** None of them as large as the input itself, the smallest first; at most `SMALLER_MAX`. */
  readonly smaller: (signal: AbortSignal) => Promise<readonly MadeInput[]>;
};

/** Where the inputs of a search come from. */
export type InputSource = {
  /** What they are made of, as JSON can say it: the same makes the same inputs. */
  readonly madeOf: readonly unknown[];
  /**
   * Each batch smallest first and larger ones later; no input twice; the same ones for the same seed.
   * It is told which texts of the last batch were valid. An empty one is a moment to let others have their turn.
   */
  readonly batches: (sizes: BatchSizes, seed: string) => InputBatches;
};

export type InputBatches = Generator<readonly MadeInput[], void, readonly string[] | undefined>;

/** The inputs that a grammar makes. */
export function grammarSource(grammar: Grammar): InputSource {
  const made = (input: KeptInput): MadeInput => ({
    text: input.text,
    smaller: async (signal) => (await smallerInputs(grammar, input, signal)).map(made),
  });
  return {
    madeOf: [[...grammar.values], grammar.lines],
    *batches(sizes, seed) {
      for (const batch of inputBatches(grammar, sizes, seed)) yield batch.map(made);
    },
  };
}
