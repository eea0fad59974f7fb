import { Check, ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { paths } from '../../../lib/paths.ts';
import type { PathProgress } from '../path-progress.ts';
import { NextStep } from './next-step.tsx';
import { PathStages } from './path-stages.tsx';

type PathStationProps = {
  progress: PathProgress;
  /** Counts from 1. */
  number: number;
  /** Whether the reader's next step is on this path: it is open, and shows that step first. */
  isCurrent: boolean;
};

/** A path on the road: what it is for, how far one is, and its problems in their order. */
export function PathStation({ progress, number, isCurrent }: PathStationProps) {
  const { path, steps, solved, next, after } = progress;
  return (
    <li className="relative ps-12 pb-8 not-last:before:absolute not-last:before:start-4 not-last:before:top-8 not-last:before:bottom-0 not-last:before:w-px not-last:before:bg-line">
      <Node number={number} isDone={next === null} isCurrent={isCurrent} />
      <details className="group" open={isCurrent}>
        <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-field [&::-webkit-details-marker]:hidden">
          <h3 className="text-lg font-semibold wrap-anywhere">{path.title}</h3>
          <Badge>{path.label}</Badge>
          <span className="ms-auto flex items-center gap-2 text-sm text-muted tabular-nums">
            {solved} of {steps.length} solved
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
          </span>
          <progress
            className="meter mt-1.5 block h-1.5 basis-full"
            aria-label={`${path.title}: solved`}
            value={solved}
            max={steps.length}
          />
        </summary>
        <p className="mt-3 text-sm wrap-anywhere text-muted">{path.description}</p>
        {after.length > 0 ? (
          <p className="mt-1 text-sm wrap-anywhere text-muted">After {after.join(' and ')}.</p>
        ) : null}
        <p className="mt-1 text-sm">
          <Link
            to={paths.learningPath(path.slug)}
            className="link-inline"
            aria-label={`Introduction to ${path.title}`}
          >
            Introduction
          </Link>
        </p>
        {isCurrent && next ? (
          <NextStep
            problem={next}
            step={steps.findIndex(({ problem }) => problem === next) + 1}
            of={steps.length}
          />
        ) : null}
        <PathStages {...{ steps, next, isCurrent }} />
      </details>
    </li>
  );
}

type NodeProps = { number: number; isDone: boolean; isCurrent: boolean };

/** The station's mark on the road. What it says, the figures beside it say too. */
function Node({ number, isDone, isCurrent }: NodeProps) {
  const waiting = isCurrent
    ? 'forced-color-adjust-none border-primary bg-primary text-primary-content'
    : 'border-field-line bg-base-100 text-muted';
  return (
    <span
      className={`absolute start-0 top-0 grid size-8 place-items-center rounded-full border-2 font-mono text-sm font-semibold tabular-nums ${isDone ? 'border-accepted bg-base-100 text-accepted' : waiting}`}
      aria-hidden="true"
    >
      {isDone ? <Check className="size-4.5" /> : number}
    </span>
  );
}
