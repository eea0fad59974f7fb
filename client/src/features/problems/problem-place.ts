import type { LearningPath } from '@stepwise/contracts/learning-path';

/** Where a problem stands among the learning paths. */
export type PathPlace = {
  readonly title: string;
  /** Counts from 1. */
  readonly step: number;
  /** Its place when all paths are walked one after another. */
  readonly rank: number;
};

export type PathOf = (problemId: string) => PathPlace | null;

/** The first path of each problem; of none while the paths are not known. */
export function placesOn(learningPaths: readonly LearningPath[] | null): PathOf {
  const places = new Map<string, PathPlace>();
  let rank = 0;
  for (const { title, problemIds } of learningPaths ?? []) {
    for (const [index, id] of problemIds.entries()) {
      rank += 1;
      if (!places.has(id)) places.set(id, { title, step: index + 1, rank });
    }
  }
  return (problemId) => places.get(problemId) ?? null;
}

/** The number that somebody means by "17" or "#17"; null when it is none. */
export function numberIn(text: string): number | null {
  const [, digits] = /^#?(\d{1,9})$/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
