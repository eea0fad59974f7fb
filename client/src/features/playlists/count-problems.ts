import type { Playlist } from '@stepwise/contracts/playlist';

/** "1 problem", "4 problems" */
export function countProblems({ problems }: Pick<Playlist, 'problems'>): string {
  return problems.length === 1 ? '1 problem' : `${String(problems.length)} problems`;
}
