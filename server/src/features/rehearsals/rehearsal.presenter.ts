import {
  rubricSchema,
  sharePartsSchema,
  type PastRehearsal,
  type Rehearsal,
  type RehearsalProblem,
} from '@stepwise/contracts/rehearsal';
import { TAPE_DAYS } from '@stepwise/contracts/tape-limits';
import { shownTitle } from '../problems/problem.presenter.ts';
import { presentStatus } from '../submissions/submission.presenter.ts';
import type { PastRow, RehearsalRow, TryRow } from './rehearsal.queries.ts';

/** What is known beside a rehearsal's own row. */
type Facts = {
  readonly tries: readonly TryRow[];
  readonly now: Date;
  /** Positions of the problems of which there is a recording. */
  readonly recorded: readonly number[];
  /** Problems whose code may not be shown now. */
  readonly sealed: readonly string[];
};

const DAY_MS = 24 * 60 * 60 * 1000;

export function presentRehearsal(row: RehearsalRow, facts: Facts): Rehearsal {
  const { id, minutes, startedAt, endsAt, endedAt, rubric, recordsTyping, keepsTape } = row;
  const isRecorded = facts.recorded.length > 0;
  const until = new Date(endsAt.getTime() + TAPE_DAYS * DAY_MS);
  return {
    ...{ id, minutes },
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    now: facts.now.toISOString(),
    problems: row.problems.map((one) => presentProblem(row, one, facts)),
    rubric: rubric === null ? null : rubricSchema.parse(rubric),
    recordsTyping,
    keepsTape: isRecorded ? keepsTape : null,
    tapeUntil: isRecorded ? until.toISOString() : null,
    sharedParts: row.shareHash === null ? null : sharePartsSchema.parse(row.sharedParts),
  };
}

function presentProblem(
  { openPosition, openSince, endsAt }: RehearsalRow,
  one: RehearsalRow['problems'][number],
  { tries, now, recorded, sealed }: Facts,
): RehearsalProblem {
  const { problemId, problem, position, openedAt, finalLanguage, finalCode } = one;
  const until = Math.min(now.getTime(), endsAt.getTime());
  const isSealed = sealed.includes(problemId);
  const isOpen = position === openPosition && openSince !== null;
  const open = isOpen ? Math.max(0, until - openSince.getTime()) / 1000 : 0;
  return {
    ...{ problemId, number: problem.number, title: shownTitle(problem) },
    openedAt: openedAt?.toISOString() ?? null,
    seconds: Math.round(one.seconds + open),
    isOpen,
    tries: tries.filter((sent) => sent.problemId === problemId).map((sent) => presentTry(sent)),
    isSealed,
    final:
      finalLanguage === null || finalCode === null || isSealed
        ? null
        : { language: finalLanguage, code: finalCode },
    hasTape: recorded.includes(position) && !isSealed,
  };
}

function presentTry(row: TryRow): RehearsalProblem['tries'][number] {
  const { id, language, passedCount, totalCount, createdAt } = row;
  const status = presentStatus(row);
  return { id, language, status, passedCount, totalCount, createdAt: createdAt.toISOString() };
}

export function presentPast({ startedAt, endedAt, ...row }: PastRow): PastRehearsal {
  return { ...row, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
}
