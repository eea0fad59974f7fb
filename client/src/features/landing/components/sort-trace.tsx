import { Pause, Play, StepForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Frame, INSERTION_SORT, traceInsertionSort } from '../insertion-sort-trace.ts';
import { usePlayback } from '../use-playback.ts';
import { StepBars } from './step-bars.tsx';

const FRAMES = traceInsertionSort([4, 2, 6, 1, 7, 3, 5]);

/** A sort that really runs: when it is done, the bars are a flight of stairs. */
export function SortTrace() {
  const playback = usePlayback(FRAMES.length);
  const { position, running } = playback;
  const frame = FRAMES[position];
  if (!frame) return null;
  return (
    <section aria-label="Insertion sort, step by step" className="surface overflow-hidden">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5 font-mono text-xs text-muted">
        <span>insertion-sort.js</span>
        <span className="tabular-nums">
          step {position + 1} / {FRAMES.length}
        </span>
      </div>
      <StepBars frame={frame} />
      <p
        className="min-h-12 border-t border-line px-4 py-3 text-sm"
        // Steps taken by hand are announced; a trace that plays by itself is not.
        aria-live={running ? 'off' : 'polite'}
      >
        {frame.says}
      </p>
      <Listing frame={frame} />
      <Controls {...playback} />
    </section>
  );
}

function Listing({ frame }: { frame: Frame }) {
  return (
    <pre className="border-t border-line py-3 font-mono text-[0.6875rem] leading-[1.5rem] whitespace-pre-wrap sm:text-[0.8125rem]">
      {INSERTION_SORT.map((text, line) => (
        <code
          key={line}
          className={`block border-s-2 px-4 ${
            line === frame.line ? 'border-primary bg-primary/12' : 'border-transparent text-muted'
          }`}
        >
          {text}
        </code>
      ))}
    </pre>
  );
}

/** Step by step, by itself, or to any step. */
function Controls({ position, running, go, toggle }: ReturnType<typeof usePlayback>) {
  return (
    <div className="flex items-center gap-1 border-t border-line px-2 py-1.5">
      {/* One icon for both ways: each counts on the first page that a stranger loads. */}
      <Tool label="Step back" onClick={() => go(position - 1)}>
        <StepForward className="size-4 -scale-x-100" aria-hidden="true" />
      </Tool>
      <Tool label={running ? 'Pause' : 'Play'} onClick={toggle}>
        {running ? (
          <Pause className="size-4" aria-hidden="true" />
        ) : (
          <Play className="size-4" aria-hidden="true" />
        )}
      </Tool>
      <Tool label="Step forward" onClick={() => go(position + 1)}>
        <StepForward className="size-4" aria-hidden="true" />
      </Tool>
      <input
        type="range"
        aria-label="Position in the trace"
        aria-valuetext={`Step ${position + 1} of ${FRAMES.length}`}
        className="mx-2 h-6 min-w-0 flex-1 cursor-pointer accent-primary"
        min={0}
        max={FRAMES.length - 1}
        value={position}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
    </div>
  );
}

type ToolProps = { label: string; onClick: () => void; children: ReactNode };

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square btn-sm size-9"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
