import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badge.tsx';
import { paths } from '../../../lib/paths.ts';
import type { PathProgress, PathStep } from '../path-progress.ts';

/** A learning path: what it is for, how far one is, and its problems in their order. */
export function PathCard({ progress }: { progress: PathProgress }) {
  const { path, steps, solved, next, after } = progress;
  return (
    <li className="surface min-w-0 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold wrap-anywhere">{path.title}</h3>
        <Badge>{path.label}</Badge>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted">{path.description}</p>
      {after.length > 0 ? (
        <p className="mt-1 text-sm wrap-anywhere text-muted">After {after.join(' and ')}.</p>
      ) : null}
      <progress
        className="meter mt-4 block h-1.5 w-full"
        aria-label={`${path.title}: solved`}
        value={solved}
        max={steps.length}
      />
      <p className="mt-1.5 text-sm text-muted tabular-nums">
        {solved} of {steps.length} solved
      </p>
      <ol className="mt-3 grid gap-0.5">
        {steps.map((step, index) => (
          <PathStepRow
            key={step.problem.id}
            step={step}
            number={index + 1}
            isNext={step.problem === next}
          />
        ))}
      </ol>
    </li>
  );
}

type PathStepRowProps = { step: PathStep; number: number; isNext: boolean };

function PathStepRow({ step, number, isNext }: PathStepRowProps) {
  const { problem, isSolved } = step;
  return (
    <li className="flex items-center gap-2.5 py-1">
      {isSolved ? (
        <>
          <CircleCheck className="size-4.5 shrink-0 text-accepted" aria-hidden="true" />
          <span className="sr-only">Solved:</span>
        </>
      ) : (
        <span
          className="w-4.5 shrink-0 text-center font-mono text-sm text-muted tabular-nums"
          aria-hidden="true"
        >
          {number}
        </span>
      )}
      <Link
        to={paths.problem(problem.id)}
        className="min-w-0 flex-1 rounded-box wrap-anywhere hover:text-primary hover:underline"
      >
        {problem.title}
      </Link>
      {isNext ? <Badge className="text-primary">Next</Badge> : null}
    </li>
  );
}
