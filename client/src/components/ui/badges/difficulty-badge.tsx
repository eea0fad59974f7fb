import type { Difficulty } from '@stepwise/contracts/problem';
import { Badge } from './badge.tsx';
import { Steps } from '../steps.tsx';

const LOOK = {
  EASY: { label: 'Easy', className: 'text-easy', height: 1 },
  MEDIUM: { label: 'Medium', className: 'text-medium', height: 2 },
  HARD: { label: 'Hard', className: 'text-hard', height: 3 },
} as const satisfies Record<Difficulty, { label: string; className: string; height: number }>;

/** A word with its steps, in no frame: those are for what a problem is tagged with. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  // A newer server may know more of them.
  if (!Object.hasOwn(LOOK, difficulty)) return <Badge>{difficulty}</Badge>;
  const { label, className, height } = LOOK[difficulty];
  return (
    <span
      className={`inline-flex items-center gap-1.5 py-0.5 text-[0.8125rem] font-medium whitespace-nowrap ${className}`}
    >
      <Steps lit={height} of={3} className="size-3" />
      {label}
    </span>
  );
}
