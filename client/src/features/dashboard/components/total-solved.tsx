import type { ProblemListItem } from '@stepwise/contracts/problem';
import { percentOf } from '../../../lib/format.ts';
import type { SolvedProblem } from '../dashboard.api.ts';
import { shareByDifficulty, solvedThisWeek } from '../progress.ts';

const BAR = { EASY: 'bg-easy', MEDIUM: 'bg-medium', HARD: 'bg-hard' } as const;

type TotalSolvedProps = {
  problems: readonly ProblemListItem[];
  solved: readonly SolvedProblem[];
  today: number;
};

export function TotalSolved({ problems, solved, today }: TotalSolvedProps) {
  return (
    <div className="grid items-center gap-x-14 gap-y-6 md:grid-cols-[auto_1fr]">
      <div>
        <p className="flex items-baseline gap-2">
          <span className="text-6xl font-bold tracking-tight tabular-nums">{solved.length}</span>
          <span className="text-muted">of {problems.length}</span>
        </p>
        <p className="mt-1 text-sm font-medium text-accepted tabular-nums">
          +{solvedThisWeek(solved, today)} this week
        </p>
      </div>
      <ul className="grid gap-3.5">
        {shareByDifficulty(problems, solved).map((share) => (
          <li key={share.difficulty}>
            <p className="mb-1.5 flex justify-between text-sm">
              <span className="font-medium">{share.label}</span>
              <span className="text-muted tabular-nums">
                {share.solved}/{share.total}
              </span>
            </p>
            <div
              role="progressbar"
              aria-label={share.label}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(percentOf(share.solved, share.total))}
              aria-valuetext={`${String(share.solved)} of ${String(share.total)} solved`}
              className="track h-2 overflow-hidden rounded-full bg-base-300"
            >
              <div
                className={`h-full rounded-full ${BAR[share.difficulty]}`}
                style={{ width: `${String(percentOf(share.solved, share.total))}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
