import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';

type StepControlsProps = {
  place: number;
  last: number;
  /** The place in words, for the slider. */
  words: string;
  onGo: (place: number) => void;
  /** Where the output goes wrong; null where it does not. */
  firstDifference: number | null;
};

/** Where one is in a recording, and the ways to another place. */
export function StepControls({ place, last, words, onGo, firstDifference }: StepControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="flex">
        <Tool label="First step" disabled={place === 0} onClick={() => onGo(0)}>
          <ChevronFirst className="size-4" aria-hidden="true" />
        </Tool>
        <Tool label="Step back" disabled={place === 0} onClick={() => onGo(place - 1)}>
          <ChevronLeft className="size-4" aria-hidden="true" />
        </Tool>
      </span>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={words}
        min={0}
        max={last}
        value={place}
        onChange={(event) => onGo(event.target.valueAsNumber)}
        className="h-8 min-w-24 flex-1 accent-secondary"
      />
      <span className="flex">
        <Tool label="Step forward" disabled={place === last} onClick={() => onGo(place + 1)}>
          <ChevronRight className="size-4" aria-hidden="true" />
        </Tool>
        <Tool label="Last step" disabled={place === last} onClick={() => onGo(last)}>
          <ChevronLast className="size-4" aria-hidden="true" />
        </Tool>
      </span>
      {firstDifference === null ? null : (
        <Button
          variant="neutral"
          size="sm"
          icon={<Flag className="size-3.5" aria-hidden="true" />}
          onClick={() => onGo(firstDifference)}
        >
          First difference
        </Button>
      )}
    </div>
  );
}

type ToolProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

function Tool({ label, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm btn-square aria-disabled:opacity-40"
      aria-label={label}
      title={label}
      // Keeps the focus at either end.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}
