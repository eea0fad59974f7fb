import type { PastRehearsal, Rehearsal, RehearsalProblem } from '@stepwise/contracts/rehearsal';
import type { RUBRIC_KEYS } from '@stepwise/contracts/rehearsal-limits';
import type { SharePart } from '@stepwise/contracts/tape-limits';

export type RubricKey = (typeof RUBRIC_KEYS)[number];

export const RUBRIC_WORDS: Readonly<Record<RubricKey, string>> = {
  askedFirst: 'I asked about the problem before I began',
  saidComplexity: 'I said how time and memory grow',
  testedEdges: 'I tested the edge cases myself',
  spokeAloud: 'I spoke while I was thinking',
  cleanCode: 'My code is easy to read',
};

/** What a link to a report may show, in the order in which it stands there. */
export const PART_WORDS: Readonly<Record<SharePart, string>> = {
  times: 'Times and verdicts',
  rubric: 'My grades',
  code: 'Final code',
  typing: 'The recording of my typing',
};

/** "12 min 5 s" and "30 min", for times on a report. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = `${String(seconds % 60)} s`;
  if (minutes === 0) return rest;
  // Beside the time that was given, "30 min 0 s of 30 min" looks like a difference.
  return seconds % 60 === 0 ? `${String(minutes)} min` : `${String(minutes)} min ${rest}`;
}

/** How long it took from start to end. */
export function spentSeconds({ startedAt, endedAt }: Pick<PastRehearsal, 'startedAt' | 'endedAt'>) {
  return Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
}

type Facts = {
  readonly label: string;
  readonly value: string;
};

/** What the clock and the judge say of a problem, in the order in which it happened. */
export function factsOf(
  rehearsal: Pick<Rehearsal, 'startedAt'>,
  problem: Pick<RehearsalProblem, 'openedAt' | 'seconds'> & {
    readonly tries: readonly Pick<RehearsalProblem['tries'][number], 'status' | 'createdAt'>[];
  },
): Facts[] {
  const { openedAt, seconds, tries } = problem;
  if (openedAt === null) return [{ label: 'Opened', value: 'never' }];
  const after = (iso: string) =>
    durationText(
      Math.max(0, Math.round((Date.parse(iso) - Date.parse(rehearsal.startedAt)) / 1000)),
    );
  const first = tries[0];
  const right = tries.find(({ status }) => status === 'Accepted');
  return [
    { label: 'Time on it', value: durationText(seconds) },
    { label: 'First run', value: first ? `after ${after(first.createdAt)}` : 'none' },
    { label: 'First accepted', value: right ? `after ${after(right.createdAt)}` : 'none' },
  ];
}

/** How a problem stands, by its programs. */
export function standOf({ openedAt, tries }: RehearsalProblem): string {
  if (openedAt === null) return 'Not opened yet';
  if (tries.some(({ status }) => status === 'Accepted')) return 'Accepted';
  if (tries.length === 0) return 'Nothing sent in yet';
  return tries.length === 1 ? '1 run' : `${String(tries.length)} runs`;
}
