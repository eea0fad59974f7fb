import type { ProblemListItem } from '@stepwise/contracts/problem';
import { isLevelTag, LEVELS, type Level } from '../../lib/levels.ts';

export type LevelGroup = {
  readonly level: Level;
  readonly problems: readonly ProblemListItem[];
  readonly solved: number;
};

/** The four levels with their problems, in the order of the list; one without problems is there too. */
export function problemsByLevel(
  problems: readonly ProblemListItem[],
  isSolved: (problem: ProblemListItem) => boolean,
): LevelGroup[] {
  return LEVELS.map((level) => {
    const own = problems.filter(({ tags }) => tags.includes(level.tag));
    return { level, problems: own, solved: own.filter(isSolved).length };
  });
}

/** What a card says beside its level. */
export function otherTags({ tags }: Pick<ProblemListItem, 'tags'>): string[] {
  return tags.filter((tag) => !isLevelTag(tag));
}

export function levelTitle({ number, name }: Level): string {
  return `Level ${String(number)} - ${name}`;
}

/** Where the page scrolls to for a level. */
export function levelAnchor({ number }: Level): string {
  return `level-${String(number)}`;
}
