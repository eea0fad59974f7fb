import { inputBatches } from '../../inputs/input-batches.ts';
import { smallestFirst } from '../../inputs/input-order.ts';
import type { Search } from '../../counterexample/find-counterexample.ts';

/**
 * Some inputs of every kind and size that a search would try, the smallest first; not all of them need be valid.
 * @param atMost how many
 */
export function sampledInputs({ grammar, seed }: Search, atMost: number): string[] {
  const all = [...inputBatches(grammar, { batch: 100, drawn: 100, tiny: 600 }, seed)].flat();
  const step = Math.max(1, all.length / atMost);
  const sample = all.filter((_, index) => Math.floor(index % step) === 0);
  return smallestFirst(sample.slice(0, atMost)).map(({ text }) => text);
}
