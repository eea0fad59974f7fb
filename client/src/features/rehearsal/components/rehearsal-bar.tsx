import { Disc, Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { clockText, secondsOn } from '../clock.ts';
import type { Running } from '../rehearsal.store.ts';
import { useClock } from '../use-clock.ts';

type RehearsalClockProps = {
  running: Running;
  currentId: string;
  onLastSeconds: () => void;
  onOver: () => void;
  onSeen: () => void;
};

/** What is left of the time, and what went into this problem, in its bar; it leads back to the rehearsal. */
export function RehearsalClock(props: RehearsalClockProps) {
  const { running, currentId, onLastSeconds, onOver, onSeen } = props;
  const left = useClock(running, { onLastSeconds, onOver, onSeen });
  const { recordsTyping } = running.rehearsal;
  return (
    <Link
      to={paths.rehearsal}
      className="btn btn-ghost btn-sm gap-1.5 px-2 font-mono tabular-nums @max-[28rem]/bar:px-1"
      // A name that changes each second is read out each second.
      aria-label={`Rehearsal: time left${recordsTyping ? '. Your typing is recorded' : ''}`}
      title="To your rehearsal"
    >
      <Timer className="size-4.5 text-primary @max-[28rem]/bar:hidden" aria-hidden="true" />
      <span className="flex items-baseline gap-2 leading-tight @max-[40rem]/bar:flex-col @max-[40rem]/bar:gap-0">
        <span role="timer">{clockText(left)}</span>
        <span
          role="timer"
          className="text-xs font-normal text-muted"
          title="Your time on this problem"
        >
          <span className="sr-only">On this problem: </span>
          {clockText(secondsOn(running, currentId, left))}
          <span className="@max-[40rem]/bar:hidden"> here</span>
        </span>
      </span>
      {recordsTyping ? <RecordingMark /> : null}
    </Link>
  );
}

/** That what is typed is recorded. */
function RecordingMark() {
  return (
    <span title="Your typing is recorded">
      <Disc className="size-3.5 text-error" aria-hidden="true" />
    </span>
  );
}

type RehearsalStepsProps = { running: Running; currentId: string };

/** The problems of the rehearsal, by their numbers in it. */
export function RehearsalSteps({ running, currentId }: RehearsalStepsProps) {
  const { problems } = running.rehearsal;
  if (problems.length === 1) return null;
  return (
    <nav
      aria-label="Problems of the rehearsal"
      className="flex items-center gap-1 @max-[40rem]/bar:hidden"
    >
      {problems.map(({ problemId, title }, index) => (
        <Link
          key={problemId}
          to={paths.problem(problemId)}
          className="btn btn-ghost btn-square btn-sm aria-[current=page]:bg-base-300"
          aria-current={problemId === currentId ? 'page' : undefined}
          aria-label={`Problem ${String(index + 1)}: ${title}`}
          title={title}
        >
          {index + 1}
        </Link>
      ))}
    </nav>
  );
}
