import { formatPercent } from '../../lib/format.ts';

/** "62%" of all programs were right; null while there are none. */
export function acceptanceText(acceptance: number | null): string | null {
  return acceptance === null ? null : formatPercent(acceptance * 100, 0);
}
