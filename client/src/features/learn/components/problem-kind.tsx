import type { ProblemListItem } from '@stepwise/contracts/problem';
import { CheckBadge } from '../../../components/ui/badges/check-badge.tsx';
import { DifficultyBadge } from '../../../components/ui/badges/difficulty-badge.tsx';
import { useIsCheck } from '../use-is-check.ts';

/** How difficult a problem is; of a check that is not solved, only that it is one. */
export function ProblemKind({ problem }: { problem: ProblemListItem }) {
  const isCheck = useIsCheck(problem.id) && problem.solvedBy.length === 0;
  return isCheck ? <CheckBadge /> : <DifficultyBadge difficulty={problem.difficulty} />;
}
