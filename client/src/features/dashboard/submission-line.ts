import type { SubmissionSummary } from '@stepwise/contracts/submission';
import { average, formatMb, formatSeconds, readFigures } from '../../lib/format.ts';

/**
 * Time and memory as the dashboard tells them, each the average over the tests, with two decimals:
 * "0.02 s · 9.00 Mb". Null for what was not accepted, where they say nothing.
 */
export function figuresLine({
  status,
  time,
  memory,
}: Pick<SubmissionSummary, 'status' | 'time' | 'memory'>): string | null {
  if (status !== 'Accepted') return null;
  const seconds = formatSeconds(average(readFigures(time)), 2);
  return `${seconds} · ${formatMb(average(readFigures(memory)), 2)}`;
}
