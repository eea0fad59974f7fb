import type { LearningPath } from '@stepwise/contracts/learning-path';
import type { ProblemListItem } from '@stepwise/contracts/problem';
import { useMemo } from 'react';
import { placesOn } from './problem-place.ts';
import type { Knowledge } from './problem-query.ts';
import { useNoted, useNotesFound } from './use-noted.ts';

/** What this person has to do with the problems; the same object until any of it changes. */
export function useKnowledge(
  userId: string,
  learningPaths: readonly LearningPath[] | null,
  search: string,
): Knowledge {
  const noted = useNoted();
  const inNotes = useNotesFound(search);
  return useMemo<Knowledge>(() => {
    const isSolved = (problem: ProblemListItem) =>
      problem.solvedBy.some((entry) => entry.userId === userId);
    return {
      isSolved,
      pathOf: placesOn(learningPaths),
      hasNotes: ({ id }) => noted.has(id),
      isInNotes: ({ id }) => inNotes.has(id),
    };
  }, [userId, learningPaths, noted, inNotes]);
}
