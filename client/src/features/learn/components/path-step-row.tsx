import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { CheckBadge } from '../../../components/ui/badges/check-badge.tsx';
import { paths } from '../../../lib/paths.ts';
import type { PathStep } from '../path-progress.ts';

type PathStepRowProps = { step: PathStep; number: number; isNext: boolean };

export function PathStepRow({ step, number, isNext }: PathStepRowProps) {
  const { problem, isSolved, isCheck } = step;
  return (
    <li className="flex items-center gap-2.5 py-1" aria-current={isNext ? 'step' : undefined}>
      {isSolved ? (
        <>
          <CircleCheck className="size-[1.125rem] shrink-0 text-accepted" aria-hidden="true" />
          <span className="sr-only">Solved:</span>
        </>
      ) : (
        <span
          className="w-[1.125rem] shrink-0 text-center font-mono text-sm text-muted tabular-nums"
          aria-hidden="true"
        >
          {number}
        </span>
      )}
      {/* Beside a long title there is no room: the badges go below it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2.5">
        <Link
          to={paths.problem(problem.id)}
          className="rounded-box wrap-anywhere hover:text-primary hover:underline"
        >
          {problem.title}
        </Link>
        <span className="flex gap-1.5">
          {isCheck ? <CheckBadge /> : null}
          {isNext ? <Badge className="text-primary">Next</Badge> : null}
        </span>
      </span>
    </li>
  );
}
