import { ArrowLeft, Play, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/paths.ts';

type WorkspaceHeaderProps = {
  isExecuting: boolean;
  canRun: boolean;
  onReset: () => void;
  onRun: () => void;
};

export function WorkspaceHeader({ isExecuting, canRun, onReset, onRun }: WorkspaceHeaderProps) {
  return (
    <header className="sticky top-14 z-20 flex shrink-0 items-center gap-2 bg-base-100 px-2 py-1.5 max-[15rem]:static max-[15rem]:flex-wrap">
      <Link to={paths.problems} className={`${buttonClass('ghost', 'sm')} me-auto font-medium`}>
        <ArrowLeft className="size-4" aria-hidden="true" />
        <span className="max-[22.5rem]:sr-only">Back to Problems</span>
      </Link>
      <Button
        variant="ghost"
        size="sm"
        icon={<RotateCcw className="size-4" aria-hidden="true" />}
        disabled={!canRun}
        onClick={onReset}
      >
        Reset
      </Button>
      <Button
        size="sm"
        busy={isExecuting}
        busyText="Running..."
        icon={<Play className="size-3.5 fill-current" aria-hidden="true" />}
        disabled={!canRun}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title="Ctrl+Enter"
        onClick={onRun}
      >
        Run Code
      </Button>
    </header>
  );
}
