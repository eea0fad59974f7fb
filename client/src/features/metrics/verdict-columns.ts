import type { Metrics } from '@stepwise/contracts/metrics';
import { VERDICTS } from '@stepwise/contracts/verdict-list';

type Languages = Metrics['judging']['languages'];

const FAILED = 'Internal Error';

/** The verdicts that there were, as the judge lists them, then those that this page does not know; failures always. */
export function verdictColumns(languages: Languages): string[] {
  const found = new Set(languages.flatMap(({ verdicts }) => Object.keys(verdicts)));
  const known = VERDICTS.filter((verdict) => verdict === FAILED || found.has(verdict));
  const others = [...found].filter((verdict) => !VERDICTS.some((one) => one === verdict)).sort();
  return [...known, ...others];
}

/** How many submissions came to an end. */
export function countAll({ verdicts }: Languages[number]): number {
  return Object.values(verdicts).reduce((sum, count) => sum + count, 0);
}
