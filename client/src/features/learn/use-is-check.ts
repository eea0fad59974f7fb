import { useLearnStore } from './learn.store.ts';

/** Whether the problem ends a stage of a path; of none while the paths are not known. */
export function useIsCheck(problemId: string): boolean {
  return useLearnStore(
    ({ learningPaths }) =>
      learningPaths?.some(({ checkIds }) => checkIds.includes(problemId)) ?? false,
  );
}
