import type { ProblemListItem } from '@stepwise/contracts/problem';
import { type ReactNode, useMemo } from 'react';
import { problemsByLevel } from '../problems-by-level.ts';
import { LevelNav } from './level-nav.tsx';
import { LevelSection } from './level-section.tsx';

type LevelsProps = {
  problems: readonly ProblemListItem[];
  userId: string;
  /** The road, beside which the levels stand. */
  children?: ReactNode;
};

export function Levels({ problems, userId, children }: LevelsProps) {
  const isSolved = useMemo(() => {
    return (problem: ProblemListItem) => problem.solvedBy.some((entry) => entry.userId === userId);
  }, [userId]);
  const groups = useMemo(() => problemsByLevel(problems, isSolved), [problems, isSolved]);
  return (
    <>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-14">
        <div className="min-w-0">{children}</div>
        <LevelNav groups={groups} />
      </div>
      <div className="mt-16 grid gap-14 border-t border-line pt-12">
        {groups.map((group) => (
          <LevelSection key={group.level.tag} group={group} isSolved={isSolved} />
        ))}
      </div>
    </>
  );
}
