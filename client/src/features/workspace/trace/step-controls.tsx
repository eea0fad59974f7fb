import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { StepTool } from './step-tool.tsx';

type StepControlsProps = {
  place: number;
  last: number;
  /** The place in words, for the slider. */
  words: string;
  onGo: (place: number) => void;
  /** Where the output goes wrong; null where it does not. */
  difference: number | null;
};

/** Where one is in a recording, and the ways to another place. */
export function StepControls({ place, last, words, onGo, difference }: StepControlsProps) {
  const isFirst = place === 0;
  const isLast = place === last;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="flex">
        <StepTool label="First step" keys="Home" goesTo={isFirst ? null : 0} onGo={onGo}>
          <ChevronFirst className="size-4" aria-hidden="true" />
        </StepTool>
        <StepTool label="Step back" keys="←" goesTo={isFirst ? null : place - 1} onGo={onGo}>
          <ChevronLeft className="size-4" aria-hidden="true" />
        </StepTool>
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
        <StepTool label="Step forward" keys="→" goesTo={isLast ? null : place + 1} onGo={onGo}>
          <ChevronRight className="size-4" aria-hidden="true" />
        </StepTool>
        <StepTool label="Last step" keys="End" goesTo={isLast ? null : last} onGo={onGo}>
          <ChevronLast className="size-4" aria-hidden="true" />
        </StepTool>
      </span>
      {difference === null ? null : (
        <Button
          variant="neutral"
          size="sm"
          icon={<Flag className="size-3.5" aria-hidden="true" />}
          onClick={() => onGo(difference)}
        >
          First difference
        </Button>
      )}
    </div>
  );
}
