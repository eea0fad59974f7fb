import { type Chooser } from './choices.ts';
import { DRAWN_AT_ONCE, drawSmallInput, kept, type KeptInput } from './draw-input.ts';
import type { Grammar } from './grammar.ts';
import { smallestFirst } from './input-order.ts';
import { limitsChooser, smallChooser } from './random-chooser.ts';
import { randomSource, type RandomSource } from './random-source.ts';
import { tinyInputs } from './tiny-inputs.ts';

export type BatchSizes = {
  /** Tiny inputs of a batch. */
  readonly batch: number;
  /** Random inputs of a batch: more where many of them are not valid. */
  readonly drawn: number;
  /** Inputs up to which tiny ones are taken without exception. */
  readonly tiny: number;
};

/** Draws per input wanted: many of the small ones come up again. */
const ATTEMPTS = 3;

type Kind = (random: RandomSource, level: number) => Chooser;

/** Small numbers first: a failure at the limits takes many more steps to shrink. */
const ROUNDS: readonly (readonly [Kind, level: number])[] = [
  ...[2, 3, 4, 5, 6, 8, 10, 12].map((level) => [smallChooser, level] as const),
  ...[2, 3, 4, 5, 6, 8].map((level) => [limitsChooser, level] as const),
  ...[16, 32, 64].map((level) => [smallChooser, level] as const),
  ...[16, 64].map((level) => [limitsChooser, level] as const),
];

/**
 * Inputs of a grammar in batches, each batch smallest first and larger ones later; no input twice.
 * The same ones for the same seed. An empty one is a moment to let others have their turn.
 */
export function* inputBatches(
  grammar: Grammar,
  { batch, drawn: wanted, tiny }: BatchSizes,
  seed: string,
): Generator<readonly KeptInput[]> {
  const random = randomSource(seed);
  const seen = new Set<string>();
  const isNew = ({ text }: KeptInput): boolean => seen.size < seen.add(text).size;
  const first = (yield* tinyInputs(grammar, tiny)).filter(isNew);
  for (let at = 0; at < first.length; at += batch) yield first.slice(at, at + batch);
  for (const [kind, level] of ROUNDS) {
    const fresh: KeptInput[] = [];
    for (let attempt = 0; attempt < ATTEMPTS * wanted && fresh.length < wanted; attempt++) {
      if (attempt % DRAWN_AT_ONCE === 0) yield [];
      const drawn = drawSmallInput(grammar, kind(random, level));
      if (drawn && isNew(drawn)) fresh.push(kept(drawn));
    }
    if (fresh.length > 0) yield smallestFirst(fresh);
  }
}
