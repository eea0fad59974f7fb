import type { ReviewGrade } from '@stepwise/contracts/review';
import type { Difficulty } from '@stepwise/db/client';
import { gradeFromEvidence, usualSeconds, type Evidence } from './grade-from-evidence.ts';
import { dayOf, type Day } from './review-day.ts';

/** A judged submission. */
export type Try = { readonly id: string; readonly verdict: string; readonly createdAt: Date };

export type SessionOfDay = {
  readonly day: Day;
  readonly openedAt: Date;
  readonly isReview: boolean;
  readonly activeSeconds: number;
};

export type KeptLog = {
  readonly day: Day;
  readonly grade: ReviewGrade;
  /** Null for a review that was not finished. */
  readonly submissionId: string | null;
  /** When the program was sent. */
  readonly at: Date;
};

/** When help was first on the screen since the last grade. */
export type Help = {
  readonly hintAt: Date | null;
  readonly editorialAt: Date | null;
  readonly solutionAt: Date | null;
};

/** What happened between a person and a problem, everything in the order of time. */
export type History = {
  readonly problemId: string;
  readonly difficulty: Difficulty;
  readonly tries: readonly Try[];
  readonly sessions: readonly SessionOfDay[];
  readonly logs: readonly KeptLog[];
  readonly help: Help;
};

export type NewLog = {
  readonly day: Day;
  readonly grade: ReviewGrade;
  readonly at: Date;
  readonly evidence: Evidence;
  readonly submissionId: string | null;
};

export type Changes = { readonly added: readonly NewLog[]; readonly removed: readonly Day[] };

type Person = {
  readonly timeZone: string;
  readonly today: Day;
  readonly now: Date;
  /** Active seconds of what was solved last, newest first. */
  readonly latestSeconds: Readonly<Partial<Record<Difficulty, readonly number[]>>>;
};

/** Judging ended with no word about the program's answers. */
const NO_ANSWER = new Set(['Compilation Error', 'Internal Error']);

/**
 * What has to change in the logs of a problem so that they say what happened: one for each day with an
 * accepted program, or with a review that was begun and not finished. A log goes whose program is no longer
 * accepted. Days never go back, and no program counts twice, whatever time zone the person is in.
 */
export function bringUpToDate(history: History, person: Person): Changes {
  const accepted = history.tries.filter(({ verdict }) => verdict === 'Accepted');
  const acceptedIds = new Set(accepted.map(({ id }) => id));
  const removed = history.logs.filter(
    ({ submissionId }) => submissionId !== null && !acceptedIds.has(submissionId),
  );
  const kept = history.logs.filter((log) => !removed.includes(log));
  // The day of one of these may be another one where the person is now.
  const logged = new Set(kept.map(({ submissionId }) => submissionId));
  const isLogged = ({ id }: Try): boolean => logged.has(id);
  let last: Last | null = kept.at(-1) ?? null;

  const added: NewLog[] = [];
  for (const end of endsOf(history, { accepted, isLogged }, person)) {
    if (last && end.day <= last.day) continue;
    const evidence = evidenceOf(history, end, last, person.timeZone);
    const usual = usualSeconds(history.difficulty, person.latestSeconds[history.difficulty] ?? []);
    const grade = end.submission ? gradeFromEvidence(evidence, usual) : 'AGAIN';
    const { day, at } = end;
    const log = { day, at, grade, evidence, submissionId: end.submission?.id ?? null };
    added.push(log);
    last = log;
  }
  return { added, removed: removed.map(({ day }) => day) };
}

type Last = Pick<KeptLog, 'day' | 'at' | 'submissionId'>;

/** A day on which a problem was solved, or a review of it ended without. */
type End = {
  readonly day: Day;
  readonly at: Date;
  readonly submission: Try | null;
  readonly session: SessionOfDay | null;
};

type Accepted = {
  readonly accepted: readonly Try[];
  readonly isLogged: (submission: Try) => boolean;
};

function endsOf(history: History, { accepted, isLogged }: Accepted, person: Person): End[] {
  const ends = new Map<Day, End>();
  const sessionOf = new Map(history.sessions.map((session) => [session.day, session]));
  const solvedOn = (submission: Try): Day => dayOf(person.timeZone, submission.createdAt);
  // On such a day the problem is solved again only by what is sent in its session: the rest belongs to the
  // day of the log.
  const graded = new Set(accepted.filter(isLogged).map(solvedOn));
  for (const submission of accepted) {
    const { createdAt: at } = submission;
    const day = solvedOn(submission);
    const session = sessionOf.get(day) ?? null;
    if (ends.has(day) || isLogged(submission)) continue;
    if (graded.has(day) && (session === null || at < session.openedAt)) continue;
    ends.set(day, { day, at, submission, session });
  }
  const isFinished = ({ day, openedAt }: SessionOfDay): boolean =>
    ends.has(day) || accepted.some((one) => solvedOn(one) === day && one.createdAt >= openedAt);
  for (const session of history.sessions) {
    const { day, isReview } = session;
    // Only a review can fail: looking at a problem forgets nothing.
    if (!isReview || day >= person.today || isFinished(session)) continue;
    ends.set(day, { day, at: person.now, submission: null, session });
  }
  return [...ends.values()].sort((left, right) => (left.day < right.day ? -1 : 1));
}

/** What happened after the last grade. A review that was not finished ends with its day, whenever that is noticed. */
function evidenceOf(history: History, end: End, last: Last | null, timeZone: string): Evidence {
  const { submission, session } = end;
  const until = submission?.createdAt ?? null;
  const isSince = (at: Date) =>
    last === null || (last.submissionId === null ? dayOf(timeZone, at) > last.day : at > last.at);
  const isUntil = (at: Date) => (until === null ? dayOf(timeZone, at) <= end.day : at <= until);
  const wasSeen = (at: Date | null) => at !== null && isSince(at) && isUntil(at);
  const { hintAt, editorialAt, solutionAt } = history.help;
  const from = session?.openedAt ?? null;
  const rejected = history.tries.filter(
    ({ verdict, createdAt }) =>
      verdict !== 'Accepted' && !NO_ANSWER.has(verdict) && isSince(createdAt) && isUntil(createdAt),
  );
  return {
    rejected: rejected.length,
    hint: wasSeen(hintAt),
    gaveUp: wasSeen(editorialAt) || wasSeen(solutionAt),
    activeSeconds: session ? session.activeSeconds : null,
    elapsedSeconds:
      from && until ? Math.max(0, Math.round((until.getTime() - from.getTime()) / 1000)) : null,
  };
}
