import { createHash } from 'node:crypto';
import { BOUNDS, type Bounds, type Search } from './find-counterexample.ts';

/** Increase it when searches become better: what found nothing before may then be asked again. */
const SEARCH_VERSION = 1;

/** Names what a search is made of beside the program: with the same it would find the same. */
export function editionOf(
  { source, oracle, checker, limits, isFiltered, seed }: Search,
  { inputs }: Bounds = BOUNDS,
): string {
  const made = [SEARCH_VERSION, ...source.madeOf, oracle, checker, limits, isFiltered, seed];
  const parts = inputs === BOUNDS.inputs ? made : [...made, inputs];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
