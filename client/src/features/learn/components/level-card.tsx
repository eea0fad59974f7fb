import type { ProblemListItem } from '@stepwise/contracts/problem';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { paths } from '../../../lib/paths.ts';
import { otherTags } from '../problems-by-level.ts';
import { useIsCheck } from '../use-is-check.ts';
import { ProblemKind } from './problem-kind.tsx';

const SHOWN_TAGS = 2;

type LevelCardProps = { problem: ProblemListItem; isSolved: boolean };

export function LevelCard({ problem, isSolved }: LevelCardProps) {
  const isCheck = useIsCheck(problem.id);
  const tags = isCheck && !isSolved ? [] : otherTags(problem);
  const rest = tags.slice(SHOWN_TAGS);
  return (
    <li className="surface relative flex min-w-0 flex-col gap-3 p-4 transition-colors hover:border-field-line">
      <div className="flex items-start justify-between gap-3">
        <Link
          to={paths.problem(problem.id)}
          className="min-w-0 rounded-box font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-box hover:text-primary focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary"
        >
          {problem.title}
        </Link>
        {isSolved ? (
          <span className="mt-0.5 shrink-0">
            <CircleCheck className="size-4.5 text-accepted" aria-hidden="true" />
            <span className="sr-only">Solved</span>
          </span>
        ) : null}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-1.5">
        <ProblemKind problem={problem} />
        {tags.slice(0, SHOWN_TAGS).map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {rest.length > 0 ? (
          <span className="relative z-1 text-xs text-muted" title={rest.join(', ')}>
            +{rest.length}
            <span className="sr-only"> more: {rest.join(', ')}</span>
          </span>
        ) : null}
      </div>
    </li>
  );
}
