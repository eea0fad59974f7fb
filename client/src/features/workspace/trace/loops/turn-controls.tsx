import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { StepTool } from '../step-tool.tsx';
import { turnInWords } from './turn-words.ts';
import { turnAfter, turnBefore, type LoopRun } from './turns.ts';

type TurnControlsProps = {
  runs: readonly LoopRun[];
  place: number;
  onGo: (place: number) => void;
};

/** In which turn of which loop one is, and the ways to other turns; nothing where no loop runs. */
export function TurnControls({ runs, place, onGo }: TurnControlsProps) {
  if (runs.length === 0) return null;
  const before = turnBefore(runs, place);
  const after = turnAfter(runs, place);
  return (
    <span className="flex items-center gap-1 text-sm tabular-nums">
      <StepTool label="Turn back" keys="Page Up" goesTo={before} onGo={onGo}>
        <ChevronsLeft className="size-4" aria-hidden="true" />
      </StepTool>
      <span className="min-w-0">
        {turnInWords(runs, place) ?? <span className="text-muted">Not in a loop</span>}
      </span>
      <StepTool label="Next turn" keys="Page Down" goesTo={after} onGo={onGo}>
        <ChevronsRight className="size-4" aria-hidden="true" />
      </StepTool>
    </span>
  );
}
