import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { StepTool } from './step-tool.tsx';
import type { Player } from './use-player.ts';

type StepControlsProps = {
  player: Player;
  /** The place in words, for the slider. */
  words: string;
  /** Before all others. */
  tools: ReactNode;
};

/** Where one is in a recording, and the ways to another place. */
export function StepControls({ player, words, tools }: StepControlsProps) {
  const { place, first, last, difference, next, go } = player;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="flex">
        {tools}
        <StepTool label="First step" keys="Home" goesTo={place === first ? null : first} onGo={go}>
          <ChevronFirst className="size-4" aria-hidden="true" />
        </StepTool>
        <StepTool label="Step back" keys="←" goesTo={next(-1)} onGo={go}>
          <ChevronLeft className="size-4" aria-hidden="true" />
        </StepTool>
      </span>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={words}
        min={first}
        max={last}
        value={place}
        onChange={(event) => go(event.target.valueAsNumber)}
        className="h-8 min-w-24 flex-1 accent-secondary"
      />
      <span className="flex">
        <StepTool label="Step forward" keys="→" goesTo={next(1)} onGo={go}>
          <ChevronRight className="size-4" aria-hidden="true" />
        </StepTool>
        <StepTool label="Last step" keys="End" goesTo={place === last ? null : last} onGo={go}>
          <ChevronLast className="size-4" aria-hidden="true" />
        </StepTool>
      </span>
      {difference === null ? null : (
        <Button
          variant="neutral"
          size="sm"
          icon={<Flag className="size-3.5" aria-hidden="true" />}
          onClick={() => go(difference)}
        >
          First difference
        </Button>
      )}
    </div>
  );
}
