import { Disc, Timer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { clockText } from '../clock.ts';
import type { Running } from '../rehearsal.store.ts';
import { useClock } from '../use-clock.ts';

type RehearsalClockProps = {
  running: Running;
  onLastSeconds: () => void;
  onOver: () => void;
};

/** What is left of the time, in the bar of a problem; it leads back to the rehearsal. */
export function RehearsalClock({ running, onLastSeconds, onOver }: RehearsalClockProps) {
  const left = useClock(running, { onLastSeconds, onOver });
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
      <span role="timer">{clockText(left)}</span>
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
