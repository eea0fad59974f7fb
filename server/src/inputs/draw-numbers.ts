import type { ChoiceLog } from './choices.ts';
import type { IntRule } from './grammar.ts';
import { intAt } from './int-order.ts';
import type { Scope } from './scope.ts';

/** How many parts there are, and the position of the choice that says so. */
export type Count = { readonly count: number; readonly counted: number };

/** An empty range gives its beginning: whether that is valid is for the validator to say. */
export function drawInt({ range }: IntRule, log: ChoiceLog, scope: Scope): number {
  const [from, to] = [scope.numberOf(range[0]), scope.numberOf(range[1])];
  return intAt(log.ask('int', to - from + 1), from, Math.max(from, to));
}

/**
 * Different numbers, as many as the range has: one that is there already gives way to the next one
 * that is not.
 */
export function drawSet(
  { range }: IntRule,
  { count, counted }: Count,
  log: ChoiceLog,
  scope: Scope,
): number[] {
  const [from, to] = [scope.numberOf(range[0]), scope.numberOf(range[1])];
  const span = to - from + 1;
  const taken = new Set<number>();
  for (let at = 0; at < Math.min(count, span); at++) {
    let index = log.piece(counted, at, () => log.ask('int', span));
    for (; taken.has(index); index = (index + 1) % span) log.count();
    taken.add(index);
  }
  return [...taken].map((index) => intAt(index, from, to));
}
