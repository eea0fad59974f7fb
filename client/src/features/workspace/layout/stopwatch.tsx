import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const TICK_MS = 1_000;

/** Tells how long one works on a problem: for whoever wants to know, and only once it was started. */
export function Stopwatch() {
  const [seconds, setSeconds] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const counted = useRef(0);

  useEffect(() => {
    if (!isRunning) return undefined;
    // A tab in the background ticks late, so the time that has passed is asked for.
    const startedAt = performance.now() - counted.current * 1000;
    const timer = setInterval(() => {
      counted.current = Math.floor((performance.now() - startedAt) / 1000);
      setSeconds(counted.current);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm gap-1.5 font-mono text-muted tabular-nums hover:text-base-content"
      // A name that changes each second is read out each second.
      aria-label={nameOf(isRunning, seconds)}
      title={isRunning ? 'Pause the timer' : 'Start the timer'}
      onClick={() => setRunning(!isRunning)}
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
