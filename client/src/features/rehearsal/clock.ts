import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import type { Running } from './rehearsal.store.ts';

/** Seconds that are left, by the server's clock: this device's own may be wrong, and its date too. */
export function secondsLeft({ rehearsal, readAt }: Running, at: number): number {
  const left = Date.parse(rehearsal.endsAt) - Date.parse(rehearsal.now) - (at - readAt);
  return Math.max(0, Math.ceil(left / 1000));
}

/** Seconds that were spent on a problem, when so many are left: they go on while it is open. */
export function secondsOn({ rehearsal, readAt }: Running, problemId: string, left: number): number {
  const one = rehearsal.problems.find((problem) => problem.problemId === problemId);
  if (!one) return 0;
  const passed = secondsLeft({ rehearsal, readAt }, readAt) - left;
  return one.seconds + (one.isOpen ? Math.max(0, passed) : 0);
}

/** Milliseconds since it began, by the server's clock too. */
export function sinceStart({ rehearsal, readAt }: Running, at: number): number {
  return Date.parse(rehearsal.now) - Date.parse(rehearsal.startedAt) + at - readAt;
}

/** "29:05", and of an hour "60:00". */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes)}:${String(seconds % 60).padStart(2, '0')}`;
}

const WARNINGS = [
  { seconds: 60, words: '1 minute left' },
  { seconds: 5 * 60, words: '5 minutes left' },
] as const;

/** What is worth saying between two looks at the clock; null nearly always. */
export function warningBetween(
  before: number,
  after: number,
  { minutes }: Pick<Rehearsal, 'minutes'>,
): string | null {
  const half = (minutes * 60) / 2;
  const all = [...WARNINGS, { seconds: half, words: 'Half of the time is left' }];
  return all.find(({ seconds }) => before > seconds && after <= seconds)?.words ?? null;
}
