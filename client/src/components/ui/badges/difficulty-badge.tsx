import type { Difficulty } from '@stepwise/contracts/problem';
import { Badge } from './badge.tsx';
import { Steps } from '../steps.tsx';

const LOOK = {
  EASY: { label: 'Easy', className: 'text-easy', height: 1 },
  MEDIUM: { label: 'Medium', className: 'text-medium', height: 2 },
  HARD: { label: 'Hard', className: 'text-hard', height: 3 },
} as const satisfies Record<Difficulty, { label: string; className: string; height: number }>;

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  // A newer server may know more of them.
  if (!Object.hasOwn(LOOK, difficulty)) return <Badge>{difficulty}</Badge>;
  const { label, className, height } = LOOK[difficulty];
  return (
    <Badge
      className={`whitespace-nowrap ${className}`}
      icon={<Steps lit={height} of={3} className="size-3" />}
    >
      {label}
    </Badge>
  );
}
