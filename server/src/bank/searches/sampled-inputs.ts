import { smallestFirst } from '../../inputs/input-order.ts';
import type { Search } from '../../counterexample/find-counterexample.ts';
import { grammarSource } from '../../inputs/input-source.ts';
import type { SmallInputs } from './small-inputs.ts';

/**
 * Some inputs of every kind and size that a search would try, the smallest first; not all of them need be valid.
 * @param atMost how many
 */
export function sampledInputs({ source, seed }: Search, atMost: number): string[] {
  const all = [...source.batches({ batch: 100, drawn: 100, tiny: 600 }, seed)].flat();
  const step = Math.max(1, all.length / atMost);
  const sample = all.filter((_, index) => Math.floor(index % step) === 0);
  return smallestFirst(sample.slice(0, atMost)).map(({ text }) => text);
}

/** A few of each round of a search: they begin tiny and become larger. */
const SHOWN = { batch: 4, drawn: 2, tiny: 4 };

/** Some inputs that a person can look through, the smallest first; not all of them need be valid. */
export function shownInputs({ grammar }: SmallInputs, atMost: number): string[] {
  const shown: { readonly text: string }[] = [];
  for (const batch of grammarSource(grammar).batches(SHOWN, 'shown')) {
    shown.push(...batch);
    if (shown.length >= atMost) break;
  }
  return smallestFirst(shown.slice(0, atMost)).map(({ text }) => text);
}
