import { ArrowLeft, FlaskConical, RotateCcw, Square } from 'lucide-react';
import { Link } from 'react-router-dom';
import { InBar } from '../../components/layout/in-bar.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { useSettled } from '../../lib/browser/use-settled.ts';
import { paths } from '../../lib/paths.ts';
import { SignInToRun } from './ways-in.tsx';

type VisitorHeaderProps = {
  slug: string;
  /** Whether samples can be run here, which there is a program for. */
  canRun: boolean;
  hasEditor: boolean;
  isRunning: boolean;
  onReset: () => void;
  onRun: () => void;
  onStop: () => void;
};

/** The controls of a visitor's problem page, in the bar of the site. */
export function VisitorHeader(props: VisitorHeaderProps) {
  const { slug, canRun, hasEditor, isRunning, onReset, onRun, onStop } = props;
  return (
    <InBar>
      <div
        role="group"
        aria-label="Problem"
        className="flex min-w-0 flex-1 items-center gap-1 @max-[18rem]/bar:flex-wrap"
      >
        <Link
          to={paths.explore}
          className={`${buttonClass('ghost', 'sm')} font-medium @max-[56rem]/bar:btn-square @max-[56rem]/bar:gap-0`}
          title="Other problems to try"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          <span className="@max-[56rem]/bar:sr-only">Other problems to try</span>
        </Link>
        <div className="ms-auto flex shrink-0 items-center gap-1 @max-[18rem]/bar:shrink @max-[18rem]/bar:flex-wrap">
          <Button
            variant="ghost"
            size="sm"
            className="@max-[56rem]/bar:btn-square @max-[56rem]/bar:gap-0"
            icon={<RotateCcw className="size-4" aria-hidden="true" />}
            disabled={!hasEditor}
            title="Puts the starter code back"
            onClick={onReset}
          >
            <span className="@max-[56rem]/bar:sr-only">Reset</span>
          </Button>
          {canRun ? <Samples {...{ hasEditor, isRunning, onRun, onStop }} /> : null}
          <SignInToRun slug={slug} />
        </div>
      </div>
    </InBar>
  );
}

type SamplesProps = Pick<VisitorHeaderProps, 'hasEditor' | 'isRunning' | 'onRun' | 'onStop'>;

/** One place for both: while something runs there is nothing to start. */
function Samples({ hasEditor, isRunning, onRun, onStop }: SamplesProps) {
  const isMeant = useSettled(isRunning);
  const [text, title, Icon] = isRunning
    ? (['Stop', 'Stops the run', Square] as const)
    : (['Run samples', "Runs the samples; nothing is stored (Ctrl+')", FlaskConical] as const);
  return (
    <Button
      variant="neutral"
      size="sm"
      className="@max-[56rem]/bar:btn-square @max-[56rem]/bar:gap-0"
      icon={<Icon className="size-3.5" aria-hidden="true" />}
      disabled={!hasEditor}
      aria-keyshortcuts="Control+' Meta+'"
      title={title}
      onClick={(press) => isMeant(press) && (isRunning ? onStop() : onRun())}
    >
      <span className="@max-[56rem]/bar:sr-only">{text}</span>
    </Button>
  );
}
