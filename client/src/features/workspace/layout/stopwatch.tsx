import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

type StopwatchProps = {
  /** Seconds that have passed where it has started by itself; null where it has not. */
  passed?: number | null;
};

/** Tells how long one works on a problem: for whoever wants to know, and where the time belongs to the task. */
export function Stopwatch({ passed = null }: StopwatchProps) {
  const [seconds, setSeconds] = useState(0);
  /** What was counted when it was started; null while it stands still. */
  const [from, setFrom] = useState<number | null>(null);
  const [followed, setFollowed] = useState<number | null>(null);
  const isRunning = from !== null;
  if (passed !== followed) {
    setFollowed(passed);
    setFrom(passed);
    if (passed !== null) setSeconds(passed);
  }

  useEffect(() => {
    if (from === null) return undefined;
    // A tab in the background ticks late, so the time that has passed is asked for.
    const startedAt = performance.now() - from * 1000;
    const timer = setInterval(() => {
      setSeconds(Math.floor((performance.now() - startedAt) / 1000));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [from]);

  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm gap-1.5 font-mono text-muted tabular-nums hover:text-base-content"
      // A name that changes each second is read out each second.
      aria-label={nameOf(isRunning, seconds)}
      title={isRunning ? 'Pause the timer' : 'Start the timer'}
      onClick={() => setFrom(isRunning ? null : seconds)}
    >
      <Timer className={`size-4.5 ${isRunning ? 'text-primary' : ''}`} aria-hidden="true" />
      {seconds > 0 || isRunning ? clock(seconds) : null}
    </button>
  );
}

function nameOf(isRunning: boolean, seconds: number): string {
  if (isRunning) return 'Pause the timer';
  return seconds > 0 ? `Start the timer at ${clock(seconds)}` : 'Start the timer';
}

/** Like 1:05, and from an hour on like 1:00:05. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const padded = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${String(hours)}:${padded}` : padded.replace(/^0/, '');
}
