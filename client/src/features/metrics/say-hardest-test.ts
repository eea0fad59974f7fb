import type { ProblemFigures } from '@stepwise/contracts/metrics';
import { formatShare } from './metrics-words.ts';

type Said = { readonly short: string; readonly long: string };

/** The test that fails most, in words: with how its input begins where everybody may see it. */
export function sayHardestTest(test: ProblemFigures['hardestTest']): Said | null {
  if (test === null) return null;
  const { position, isHidden, input, failed, of } = test;
  const hidden = isHidden ? ' (hidden)' : '';
  const short = `Test ${String(position)}${hidden} fails ${formatShare(failed, of)}`;
  const shown = (input ?? '').replace(/\s+/g, ' ').trim();
  return { short, long: shown === '' ? short : `${short}: ${shown}` };
}
