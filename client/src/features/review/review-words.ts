import type { ReviewGrade } from '@stepwise/contracts/review';

const DAY_MS = 86_400_000;

export const GRADE_WORDS: Readonly<Record<ReviewGrade, string>> = {
  AGAIN: 'Again',
  HARD: 'Hard',
  GOOD: 'Good',
  EASY: 'Easy',
};

export function daysUntil(today: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

/** "today", "tomorrow", "in 14 days". */
export function inDays(today: string, day: string): string {
  const days = daysUntil(today, day);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${String(days)} days`;
}

/** "solved 14 days ago". */
export function solvedAgo(today: string, day: string): string {
  const days = -daysUntil(today, day);
  if (days <= 0) return 'solved today';
  return days === 1 ? 'solved yesterday' : `solved ${String(days)} days ago`;
}
