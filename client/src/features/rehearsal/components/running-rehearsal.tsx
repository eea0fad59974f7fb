import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { paths } from '../../../lib/paths.ts';
import { clockText } from '../clock.ts';
import { durationText, standOf } from '../rehearsal-words.ts';
import { useRehearsalStore, type Running } from '../rehearsal.store.ts';
import { useClock } from '../use-clock.ts';

type RunningRehearsalProps = {
  running: Running;
  /** The time is up, or the person has ended it. */
  onOver: (id: string) => void;
};

/** The clock and the problems of a rehearsal that runs, with the way to end it. */
export function RunningRehearsal({ running, onOver }: RunningRehearsalProps) {
  const { id, problems, minutes, recordsTyping } = running.rehearsal;
  const left = useClock(running, { onOver: () => onOver(id) });
  const heading = useRef<HTMLHeadingElement>(null);
  const next = problems.find((problem) => standOf(problem) !== 'Accepted');

  return (
    <section
      aria-labelledby="running"
      className="surface flex flex-col gap-6 border-s-4 border-s-primary p-6 sm:p-8"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="running" ref={heading} tabIndex={-1} className="text-lg font-semibold">
            Your rehearsal is running
          </h2>
          <p className="mt-1 text-sm text-muted">
            {minutes} minutes. Hints, editorials, solutions and your notes about these problems are
            closed until it has ended.
          </p>
        </div>
        <p className="text-4xl font-bold tabular-nums" role="timer">
          <span className="sr-only">Time left: </span>
          {clockText(left)}
        </p>
      </div>
      <ol aria-label="Problems" className="divide-y divide-line border-y border-line">
        {problems.map((problem) => (
          <li key={problem.problemId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <p className="font-medium">{problem.title}</p>
              <p className="text-sm text-muted tabular-nums">
                {standOf(problem)}
                {problem.openedAt ? `, ${durationText(problem.seconds)} on it` : ''}
              </p>
            </div>
            <Link
              to={paths.problem(problem.problemId)}
              className={buttonClass(problem === next ? 'primary' : 'neutral', 'sm')}
              aria-label={`${problem.openedAt ? 'Continue' : 'Open'}: ${problem.title}`}
            >
              {problem.openedAt ? 'Continue' : 'Open'}
            </Link>
          </li>
        ))}
      </ol>
      {recordsTyping ? <StopRecording id={id} onStopped={() => heading.current?.focus()} /> : null}
      <EndIt id={id} onOver={onOver} />
    </section>
  );
}

function StopRecording({ id, onStopped }: { id: string; onStopped: () => void }) {
  const { deleteTape } = useRehearsalStore.getState();
  return (
    <AskedFirst
      beside={<p className="text-sm">Your typing is recorded.</p>}
      size="sm"
      label="Stop and delete the recording"
      title="Stop and delete the recording?"
      description="What was recorded so far is gone for good. The rehearsal goes on without a recording."
      confirmText="Stop and delete"
      onConfirm={async () => {
        await deleteTape(id);
        // This part goes, and the focus would go with it.
        onStopped();
      }}
    />
  );
}

function EndIt({ id, onOver }: { id: string; onOver: (id: string) => void }) {
  const { end } = useRehearsalStore.getState();
  return (
    <AskedFirst
      label="End rehearsal"
      title="End this rehearsal?"
      description="The code as it stands is kept for the report, and the problems open again."
      confirmText="End now"
      onConfirm={async () => {
        await end(id);
        onOver(id);
      }}
    />
  );
}

type AskedFirstProps = {
  beside?: ReactNode;
  size?: 'sm' | 'md';
  label: string;
  title: string;
  description: string;
  confirmText: string;
  /** What it is refused with is shown above the button. */
  onConfirm: () => Promise<void>;
};

/** A button that asks whether it is meant. */
function AskedFirst({ beside, size = 'md', label, onConfirm, ...question }: AskedFirstProps) {
  const [isAsking, setAsking] = useState(false);
  const { refusal, send } = useRequest();
  return (
    <div className="flex flex-col items-start gap-3">
      <FormAlert message={refusal} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {beside}
        <Button variant="neutral" size={size} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
      <ConfirmDialog
        {...question}
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => send(onConfirm)}
      />
    </div>
  );
}
