import type { PublicPerson } from '@stepwise/contracts/public-page';
import type { Badge } from '@stepwise/contracts/public-page-limits';
import { makeBadge } from 'badge-maker';

/** A figure of a person as SVG text. */
export function drawBadge(badge: Badge, { solved, streakDays }: PublicPerson): string {
  const total = solved.EASY + solved.MEDIUM + solved.HARD;
  const message =
    badge === 'solved'
      ? `${String(total)} solved`
      : `${String(streakDays)} ${streakDays === 1 ? 'day' : 'days'} in a row`;
  return makeBadge({ label: 'Stepwise', message, color: '#1f6f5c' });
}
