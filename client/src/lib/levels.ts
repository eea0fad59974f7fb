import type { LEVEL_TAGS } from '@stepwise/contracts/problem';

type LevelTag = (typeof LEVEL_TAGS)[number];

/**
 * The levels of /learn, by the tag that puts a problem on them. Written out, and checked by its type:
 * the contract's own list would bring the schema library along.
 */
export const LEVELS = [
  { tag: 'LVL-0', number: 0, name: 'Newbie' },
  { tag: 'LVL-1', number: 1, name: 'Beginner' },
  { tag: 'LVL-2', number: 2, name: 'Intermediate' },
  { tag: 'LVL-3', number: 3, name: 'Advanced' },
] as const satisfies readonly { tag: LevelTag; number: number; name: string }[];

export type Level = (typeof LEVELS)[number];

export function isLevelTag(tag: string): boolean {
  return LEVELS.some((level) => level.tag === tag);
}
