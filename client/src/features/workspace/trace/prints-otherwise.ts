import type { Trace } from '@stepwise/contracts/trace';
import { firstDifference } from '../results/output/first-difference.ts';

/** Of an output so long only the beginning may be kept. */
const KEPT_CHARACTERS = 16_000;

/**
 * Whether a recorded run printed something else than the judged one. What was cut off says nothing.
 * @param printed null where that is unknown
 */
export function printsOtherwise({ steps, ops, end }: Trace, printed: string | null): boolean {
  const isWhole = end.kind === 'exit' || end.kind === 'error';
  if (printed === null || !isWhole || printed.length > KEPT_CHARACTERS) return false;
  const all = [...steps.flatMap((step) => step.ops), ...ops];
  const recorded = all.flatMap((op) => (op[0] === 'p' ? [op[1]] : [])).join('');
  return firstDifference(printed, recorded) !== null;
}
