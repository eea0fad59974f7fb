import {
  rubricSchema,
  type PastRehearsal,
  type Rehearsal,
  type RehearsalProblem,
} from '@stepwise/contracts/rehearsal';
import { presentStatus } from '../submissions/submission.presenter.ts';
import type { PastRow, RehearsalRow, TryRow } from './rehearsal.queries.ts';

export function presentRehearsal(
  row: RehearsalRow,
  tries: readonly TryRow[],
  now: Date,
): Rehearsal {
  const { id, minutes, startedAt, endsAt, endedAt, rubric } = row;
  return {
    ...{ id, minutes },
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    now: now.toISOString(),
    problems: row.problems.map((one) => presentProblem(row, one, tries, now)),
    rubric: rubric === null ? null : rubricSchema.parse(rubric),
  };
}

function presentProblem(
  { openPosition, openSince, endsAt }: RehearsalRow,
  one: RehearsalRow['problems'][number],
  tries: readonly TryRow[],
  now: Date,
): RehearsalProblem {
  const { problemId, problem, position, openedAt, finalLanguage, finalCode } = one;
  const until = Math.min(now.getTime(), endsAt.getTime());
  const isOpen = position === openPosition && openSince !== null;
  const open = isOpen ? Math.max(0, until - openSince.getTime()) / 1000 : 0;
  return {
    ...{ problemId, number: problem.number, title: problem.title },
    openedAt: openedAt?.toISOString() ?? null,
    seconds: Math.round(one.seconds + open),
    tries: tries.filter((sent) => sent.problemId === problemId).map((sent) => presentTry(sent)),
    final:
      finalLanguage === null || finalCode === null
        ? null
        : { language: finalLanguage, code: finalCode },
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
