import type { ProblemListItem } from '@stepwise/contracts/problem';
import { ChevronDown } from 'lucide-react';
import { type PathStep, stagesOf } from '../path-progress.ts';
import { PathStepRow } from './path-step-row.tsx';

type PathStagesProps = {
  steps: readonly PathStep[];
  /** Of this path; its stage is open. */
  next: ProblemListItem | null;
  /** Whether the reader's next step is on this path. */
  isCurrent: boolean;
};

/** The problems of a path in their order: the stage one is in, and the others in a line each. */
export function PathStages({ steps, next, isCurrent }: PathStagesProps) {
  const stages = stagesOf(steps);
  const rows = (stage: readonly PathStep[]) => (
    <ol className="mt-1 grid gap-0.5 sm:grid-cols-2 sm:gap-x-6">
      {stage.map((step) => (
        <PathStepRow
          key={step.problem.id}
          step={step}
          number={steps.indexOf(step) + 1}
          isNext={isCurrent && step.problem === next}
        />
      ))}
    </ol>
  );
  const [only, ...others] = stages;
  if (!only) return null;
  if (others.length === 0) return <div className="mt-3">{rows(only)}</div>;
  return (
    <ul aria-label="Stages" className="mt-4 divide-y divide-line border-y border-line">
      {stages.map((stage, index) => (
        <li key={stage[0]?.problem.id} className="py-2">
          <details className="group/stage" open={stage.some(({ problem }) => problem === next)}>
            <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-field text-sm [&::-webkit-details-marker]:hidden">
              <span className="font-medium">Stage {index + 1}</span>
              <span className="ms-auto text-muted tabular-nums">
                {stage.filter(({ isSolved }) => isSolved).length} of {stage.length} solved
              </span>
              <ChevronDown
                className="size-4 shrink-0 text-muted group-open/stage:rotate-180"
                aria-hidden="true"
              />
            </summary>
            {rows(stage)}
          </details>
        </li>
      ))}
    </ul>
  );
}
