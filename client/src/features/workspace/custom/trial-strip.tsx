import { isVerdict } from '@stepwise/contracts/verdict-list';
import { Check, Minus, TriangleAlert, X } from 'lucide-react';
import type { CustomRun, Trial } from './trials.ts';
import { trialStatus } from '../run/trial-status.ts';

type TrialStripProps = {
  trials: readonly Trial[];
  selectedId: number;
  onSelect: (id: number) => void;
};

/** One button an input, with how its last run ended. */
export function TrialStrip({ trials, selectedId, onSelect }: TrialStripProps) {
  return (
    <ul aria-label="Inputs" className="flex flex-wrap gap-1.5">
      {trials.map((trial) => (
        <li key={trial.id}>
          <button
            type="button"
            aria-pressed={trial.id === selectedId}
            className={`inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-selector border border-line px-2.5 text-xs tabular-nums hover:bg-base-300 aria-pressed:border-current aria-pressed:bg-base-300 ${colour(trial)}`}
            onClick={() => onSelect(trial.id)}
          >
            <Mark trial={trial} />
            <span className="text-base-content">{trial.name}</span>
            {trial.run ? <span className="sr-only">: {wordsOf(trial.run)}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

function wordsOf({ fault, status }: CustomRun): string {
  return fault === null ? trialStatus(status) : 'Not valid';
}

function Mark({ trial: { run } }: { trial: Trial }) {
  const look = { className: 'size-3.5', strokeWidth: 2.5, 'aria-hidden': true };
  if (!run) return null;
  if (run.fault !== null) return <TriangleAlert {...look} />;
  if (run.status === 'Accepted') return <Check {...look} />;
  if (!isVerdict(run.status)) return <Minus {...look} />;
  return <X {...look} />;
}

function colour({ run }: Trial): string {
  if (!run) return 'text-muted';
  if (run.fault !== null) return 'text-rejected';
  if (!isVerdict(run.status)) return 'text-muted';
  return run.status === 'Accepted' ? 'text-accepted' : 'text-rejected';
}
