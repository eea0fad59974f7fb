import type { Difficulty } from '@stepwise/db/client';
import type { ReviewGrade } from '@stepwise/contracts/review';
import { z } from 'zod';

/** What the server knows of how somebody came to a solution, or did not. */
export const evidenceSchema = z.object({
  /** Judged and not accepted on that day; a program that did not compile is none. */
  rejected: z.number(),
  /** A hint was on the screen since the last review. */
  hint: z.boolean(),
  /** The editorial or a solution was. */
  gaveUp: z.boolean(),
  /** Told by the page; null where it was not open. */
  activeSeconds: z.number().nullable(),
  /** By the server's clock, from opening the page to sending the program; null where it was not open. */
  elapsedSeconds: z.number().nullable(),
});

export type Evidence = z.output<typeof evidenceSchema>;

/** What a problem takes somebody who has solved too few of its difficulty to tell. */
const USUAL_SECONDS: Readonly<Record<Difficulty, number>> = {
  EASY: 15 * 60,
  MEDIUM: 25 * 60,
  HARD: 40 * 60,
};
/** How many of a difficulty tell what is usual for somebody. */
const ENOUGH = 5;
const LATEST = 20;

const REJECTED_IS_HARD = 3;
const SLOW = 2;
const QUICK = 0.6;

/** Seconds that somebody usually needs, from their last ones, newest first. */
export function usualSeconds(difficulty: Difficulty, latest: readonly number[]): number {
  if (latest.length < ENOUGH) return USUAL_SECONDS[difficulty];
  const sorted = latest.slice(0, LATEST).sort((left, right) => left - right);
  const middle = sorted.length / 2;
  const lower = sorted[Math.ceil(middle) - 1] ?? 0;
  const upper = sorted[Math.floor(middle)] ?? lower;
  return (lower + upper) / 2;
}

/**
 * How well a problem was solved. What the page tells may only make it worse: a quick solution has to be
 * quick by the server's clock too.
 */
export function gradeFromEvidence(evidence: Evidence, usual: number): ReviewGrade {
  const { rejected, hint, gaveUp, activeSeconds, elapsedSeconds } = evidence;
  if (gaveUp) return 'AGAIN';
  const isSlow = activeSeconds !== null && activeSeconds > SLOW * usual;
  if (rejected >= REJECTED_IS_HARD || hint || isSlow) return 'HARD';
  const isQuick =
    elapsedSeconds !== null && Math.max(activeSeconds ?? 0, elapsedSeconds) <= QUICK * usual;
  return rejected === 0 && isQuick ? 'EASY' : 'GOOD';
}
