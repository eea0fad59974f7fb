import type { Rehearsal, RehearsalProblem } from '@stepwise/contracts/rehearsal';
import type { SharedReport } from '@stepwise/contracts/shared-report';
import type { SharePart } from '@stepwise/contracts/tape-limits';

/** Of a rehearsal that has ended, what its person shows to whoever has the link. */
export function presentShared(rehearsal: Rehearsal): SharedReport {
  const { minutes, startedAt, endedAt, rubric, problems } = rehearsal;
  const parts = rehearsal.sharedParts ?? [];
  return {
    ...{ minutes, startedAt, parts },
    endedAt: parts.includes('times') ? endedAt : null,
    rubric: parts.includes('rubric') ? rubric : null,
    problems: problems.map((problem) => presentProblem(problem, parts)),
  };
}

function presentProblem(
  { number, title, openedAt, seconds, tries, final, hasTape }: RehearsalProblem,
  parts: readonly SharePart[],
): SharedReport['problems'][number] {
  const showsTimes = parts.includes('times');
  return {
    ...{ number, title },
    openedAt: showsTimes ? openedAt : null,
    seconds: showsTimes ? seconds : null,
    tries: showsTimes ? tries.map((sent) => presentTry(sent)) : [],
    final: parts.includes('code') ? final : null,
    hasTape: hasTape && parts.includes('typing'),
  };
}

function presentTry({
  language,
  status,
  passedCount,
  totalCount,
  createdAt,
}: RehearsalProblem['tries'][number]): SharedReport['problems'][number]['tries'][number] {
  return { language, status, passedCount, totalCount, createdAt };
}
