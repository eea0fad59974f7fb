import type { BankProblem } from '../../bank-problem.ts';
import { judgeSubmissions } from './judge-submissions.ts';
import { DEFAULT_TIME_LIMIT } from '../read-imported.ts';
import type { JudgedSubmission, JudgeSubmissionsOptions } from './judge-submissions.ts';

/** The labelled programs, judged by the limit that fits them best. */
export type Fitted = {
  readonly timeLimitMs: number;
  readonly judged: readonly JudgedSubmission[];
  /** Why the limit is another one than the package's; null when it is not. */
  readonly note: string | null;
};

type Judged = Extract<JudgedSubmission, { skipped: null }>;

const LIMIT_MAX_MS = 60_000;
/** How long a right solution is watched when the package states no limit. */
const MEASURED_MS = 10_000;
const LEAST_MS = 1000;
/** A limit leaves this much room above the right programs and below the slow ones. */
const MARGIN = 1.25;

/**
 * Judges labelled programs, and measures the time limit where the package leaves that to the judge.
 * A stated limit was right for the machine and the languages of its authors: where it is wrong here
 * by time alone and another one makes the labels come true, that one is taken.
 * @throws what JudgeEngine.run throws
 */
export async function fitTimeLimit(
  problem: BankProblem,
  options: JudgeSubmissionsOptions,
): Promise<Fitted> {
  const { metadata, submissions } = problem.imported ?? NOTHING;
  const isStated = metadata.timeLimit !== null;
  const first = isStated ? problem.timeLimitMs : MEASURED_MS;
  const judged = await judgeSubmissions(problem, submissions, { ...options, timeLimitMs: first });
  const wanted = isStated
    ? await mended(problem, first, judged, options)
    : measured(judged, metadata.timeMultiplier);
  if (wanted === null || wanted === first) return { timeLimitMs: first, judged, note: null };
  const again = await judgeAgain(problem, judged, wanted, options);
  if (!isStated && slowestRight(judged) === 0) {
    return { timeLimitMs: wanted, judged: again.map(unlessByTime), note: guessed(wanted) };
  }
  // A stated limit gives way only to one that does better.
  if (isStated && faults(again) >= faults(judged))
    return { timeLimitMs: first, judged, note: null };
  const why = isStated
    ? `is ${seconds(first)} in the package; the labels come true here with ${seconds(wanted)}`
    : `is not stated; measured as ${seconds(wanted)}`;
  return { timeLimitMs: wanted, judged: again, note: why };
}

function guessed(limitMs: number): string {
  return `is not stated; nothing right could be measured: ${seconds(limitMs)}`;
}

/** By a limit that is a guess a program is neither slow nor quick enough. */
function unlessByTime(one: JudgedSubmission): JudgedSubmission {
  if (!isJudged(one) || !(one.wasStopped || mustBeSlow(one))) return one;
  return { submission: one.submission, skipped: 'cannot be told: the time limit is a guess' };
}

const NOTHING = { metadata: { timeLimit: null, timeMultiplier: 1 }, submissions: [] } as const;

/** As the format measures: so many times the slowest right program, yet below the slow ones. */
function measured(judged: readonly JudgedSubmission[], multiplier: number): number {
  const right = slowestRight(judged);
  if (right === 0) return DEFAULT_TIME_LIMIT * 1000;
  const slow = fastestSlow(judged);
  const wanted = Math.max(LEAST_MS, Math.ceil((right * multiplier) / 1000) * 1000);
  if (wanted * MARGIN <= slow || right * MARGIN * MARGIN > slow)
    return Math.min(wanted, LIMIT_MAX_MS);
  return Math.ceil(Math.sqrt(right * slow) / 10) * 10;
}

/** Another limit that would make the labels come true; null when time is not what is wrong. */
async function mended(
  problem: BankProblem,
  limitMs: number,
  judged: readonly JudgedSubmission[],
  options: JudgeSubmissionsOptions,
): Promise<number | null> {
  const wrong = judged.filter(isJudged).filter(isWrong);
  const tooSlow = wrong.filter((one) => one.wasStopped && !mayBeSlow(one));
  const tooFast = wrong.filter(mustBeSlow);
  if (tooSlow.length > 0) {
    const most = Math.min(LIMIT_MAX_MS, limitMs * 6);
    const slow = tooSlow.map(({ submission }) => submission);
    const watched = await judgeSubmissions(problem, slow, { ...options, timeLimitMs: most });
    const times = watched.filter(isJudged).map((one) => (one.agrees ? one.slowestMs : 0));
    return Math.min(LIMIT_MAX_MS, Math.ceil((Math.max(limitMs, ...times) * MARGIN) / 100) * 100);
  }
  if (tooFast.length === 0) return null;
  const [right, slow] = [slowestRight(judged), fastestSlow(judged)];
  if (right * MARGIN * MARGIN > slow) return null;
  return Math.ceil(Math.max(slow / MARGIN / MARGIN, right * MARGIN) / 10) * 10;
}

/** Judges again those of whom another limit may say something else. */
async function judgeAgain(
  problem: BankProblem,
  judged: readonly JudgedSubmission[],
  timeLimitMs: number,
  options: JudgeSubmissionsOptions,
): Promise<JudgedSubmission[]> {
  const isOpen = (one: JudgedSubmission): boolean =>
    isJudged(one) && (one.wasStopped || one.slowestMs * MARGIN > timeLimitMs);
  const open = judged.filter(isOpen).map(({ submission }) => submission);
  const again = await judgeSubmissions(problem, open, { ...options, timeLimitMs });
  return judged.map((one) => again.find(({ submission }) => submission === one.submission) ?? one);
}

function isJudged(one: JudgedSubmission): one is Judged {
  return one.skipped === null;
}

function isWrong(one: Judged): boolean {
  return !one.agrees;
}

function faults(judged: readonly JudgedSubmission[]): number {
  return judged.filter(isJudged).filter(isWrong).length;
}

function mayBeSlow({ submission }: JudgedSubmission): boolean {
  return submission.rules.every(({ permitted }) => permitted.includes('TLE'));
}

function mustBeSlow({ submission }: JudgedSubmission): boolean {
  return submission.rules.some(({ required }) => required.length === 1 && required[0] === 'TLE');
}

function mustBeRight({ submission }: JudgedSubmission): boolean {
  return submission.rules.some(({ required }) => required.length === 1 && required[0] === 'AC');
}

/** CPU time, in milliseconds before the language's factor. */
function slowestRight(judged: readonly JudgedSubmission[]): number {
  const right = judged.filter(isJudged).filter((one) => one.agrees && mustBeRight(one));
  return Math.max(0, ...right.map(({ slowestMs }) => slowestMs));
}

function fastestSlow(judged: readonly JudgedSubmission[]): number {
  const slow = judged.filter(isJudged).filter(mustBeSlow);
  return Math.min(Infinity, ...slow.map(({ slowestMs }) => slowestMs));
}

function seconds(ms: number): string {
  return `${ms / 1000} s`;
}
