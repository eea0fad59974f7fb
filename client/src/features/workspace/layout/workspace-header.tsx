import { ArrowLeft, FlaskConical, Play, RotateCcw, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InBar } from '../../../components/layout/in-bar.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSettled } from '../../../lib/browser/use-settled.ts';

type WorkspaceHeaderProps = {
  isExecuting: boolean;
  /** A run on samples and own inputs is on its way. */
  isTrying: boolean;
  canRun: boolean;
  onReset: () => void;
  onRun: () => void;
  onTryOut: () => void;
  onStop: () => void;
  /** The way out, where that is not the list of problems. */
  back?: ReactNode;
  /** Where the problem stands among others; drawn by the page. */
  place: ReactNode;
  /** What else there is to do with the problem. */
  tools: ReactNode;
};

/** The controls of the solving page, in the bar of the site. */
export function WorkspaceHeader(props: WorkspaceHeaderProps) {
  const { isExecuting, isTrying, canRun, onReset, onRun, back, place, tools } = props;
  return (
    <InBar>
      <div
        role="group"
        aria-label="Problem"
        className="flex min-w-0 flex-1 items-center gap-1 @max-[18rem]/bar:flex-wrap"
      >
        {back ?? <BackToProblems />}
        {place}
        <div className="ms-auto flex shrink-0 items-center gap-1 @max-[18rem]/bar:shrink @max-[18rem]/bar:flex-wrap">
          {tools}
          <Button
            variant="ghost"
            size="sm"
            className="@max-[56rem]/bar:btn-square @max-[56rem]/bar:gap-0"
            icon={<RotateCcw className="size-4" aria-hidden="true" />}
            disabled={!canRun}
            title="Puts the starter code back"
            onClick={onReset}
          >
            <span className="@max-[56rem]/bar:sr-only">Reset</span>
          </Button>
          <TryOut {...props} isRunning={isExecuting || isTrying} />
          <Button
            size="sm"
            busy={isExecuting}
            busyText="Running..."
            icon={
              <Play className="size-3.5 fill-current @max-[22rem]/bar:hidden" aria-hidden="true" />
            }
            disabled={!canRun}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title="Judges your program by all tests and keeps it as a submission (Ctrl+Enter)"
            onClick={onRun}
          >
            Run Code
          </Button>
        </div>
      </div>
    </InBar>
  );
}

function BackToProblems() {
  return (
    <Link
      to={paths.problems}
      className={`${buttonClass('ghost', 'sm')} font-medium @max-[56rem]/bar:btn-square @max-[56rem]/bar:gap-0`}
      title="Back to Problems"
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      <span className="@max-[56rem]/bar:sr-only">Back to Problems</span>
    </Link>
  );
}

type TryOutProps = Pick<WorkspaceHeaderProps, 'canRun' | 'onTryOut' | 'onStop'> & {
  isRunning: boolean;
};

const TRY_OUT = 'Run samples';

/** One place for both: while something runs there is nothing to try out. */
function TryOut({ canRun, onTryOut, onStop, isRunning }: TryOutProps) {
  const isMeant = useSettled(isRunning);
  const className = '@max-[56rem]/bar:btn-square @max-[56rem]/bar:gap-0';
  if (isRunning) {
    return (
      <Button
        variant="neutral"
        size="sm"
        className={className}
        icon={<Square className="size-3.5 fill-current" aria-hidden="true" />}
        title="Stops the run"
        onClick={(press) => isMeant(press) && onStop()}
      >
        <span className="grid *:[grid-area:1/1] @max-[56rem]/bar:sr-only">
          <span>Stop</span>
          {/* So that nothing beside it moves. */}
          <span aria-hidden="true" className="invisible">
            {TRY_OUT}
          </span>
        </span>
      </Button>
    );
  }
  return (
    <Button
      variant="neutral"
      size="sm"
      className={className}
      icon={<FlaskConical className="size-3.5" aria-hidden="true" />}
      disabled={!canRun}
      aria-keyshortcuts="Control+' Meta+'"
      title="Runs the samples and your own inputs; nothing is stored (Ctrl+')"
      onClick={(press) => isMeant(press) && onTryOut()}
    >
      <span className="@max-[56rem]/bar:sr-only">{TRY_OUT}</span>
    </Button>
  );
}
