import type { ProblemFigures } from '@stepwise/contracts/metrics';
import { formatCount } from './metrics-words.ts';

/** How many opened hints, and at which of them most stopped. */
export function sayHints(hints: ProblemFigures['hints']): string | null {
  if (hints === null) return null;
  return `Hints opened by ${formatCount(hints.people)}, most up to hint ${String(hints.last)}`;
}
