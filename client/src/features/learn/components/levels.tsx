import type { ProblemListItem } from '@stepwise/contracts/problem';
import { useMemo } from 'react';
import { problemsByLevel } from '../problems-by-level.ts';
import { LevelSection } from './level-section.tsx';
import { LevelStaircase } from './level-staircase.tsx';

type LevelsProps = { problems: readonly ProblemListItem[]; userId: string };

export function Levels({ problems, userId }: LevelsProps) {
  const isSolved = useMemo(() => {
    return (problem: ProblemListItem) => problem.solvedBy.some((entry) => entry.userId === userId);
  }, [userId]);
  const groups = useMemo(() => problemsByLevel(problems, isSolved), [problems, isSolved]);
  return (
    <>
      <LevelStaircase groups={groups} />
      <div className="grid gap-14">
        {groups.map((group) => (
          <LevelSection key={group.level.tag} group={group} isSolved={isSolved} />
        ))}
      </div>
    </>
  );
}
