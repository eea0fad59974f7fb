import { languageLabel } from '@stepwise/contracts/language-list';
import type { Tape } from '@stepwise/contracts/tape';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Select } from '../../../../components/ui/form/select.tsx';
import { durationText } from '../../rehearsal-words.ts';
import { Timeline, type Mark } from '../../tape/timeline.ts';
import { TypedCode } from './typed-code.tsx';
import { usePlaying } from './use-playing.ts';

const STEP_MS = 1000;
const SPEEDS = [1, 2, 4, 8, 16].map((speed) => ({
  value: String(speed),
  label: `${String(speed)}x`,
}));

type TapePlayerProps = { tape: Tape; title: string };

/** Shows how a program came about: it plays, and any moment can be gone to. */
export function TapePlayer({ tape, title }: TapePlayerProps) {
  const timeline = useMemo(() => new Timeline(tape), [tape]);
  const [speed, setSpeed] = useState('4');
  const { at, isPlaying, go, play, pause } = usePlaying(timeline, Number(speed));
  const { program, isAway } = timeline.frameAt(at);
  const words = `${durationText(Math.round(at / 1000))} after the start`;
  return (
    <section aria-label={`Recording of ${title}`} className="flex flex-col gap-2">
      <p className="text-sm font-medium">Recording</p>
      <TypedCode label={`Program of ${title} at this moment`} program={program} />
      <input
        type="range"
        aria-label="Moment"
        aria-valuetext={words}
        min={timeline.begin}
        // A whole number of steps, or the last moment could not be gone to.
        max={timeline.begin + STEP_MS * Math.ceil((timeline.end - timeline.begin) / STEP_MS)}
        step={STEP_MS}
        value={at}
        onChange={(event) => go(event.target.valueAsNumber)}
        className="h-8 w-full accent-secondary"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="sm"
          icon={
            isPlaying ? (
              <Pause className="size-4" aria-hidden="true" />
            ) : (
              <Play className="size-4" aria-hidden="true" />
            )
          }
          onClick={isPlaying ? pause : play}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <RunJumps marks={timeline.marks} at={at} onGo={go} />
        <Select
          label="Speed"
          labelHidden
          className="select-sm"
          options={SPEEDS}
          value={speed}
          onChange={(event) => setSpeed(event.target.value)}
        />
      </div>
      <p className="text-sm text-muted tabular-nums">
        {program ? `${languageLabel(program.language)}, ` : ''}
        {words}
        {isAway ? ', another page was in front' : ''}
      </p>
    </section>
  );
}

type RunJumpsProps = { marks: readonly Mark[]; at: number; onGo: (at: number) => void };

/** To the run before, and to the next. */
function RunJumps({ marks, at, onGo }: RunJumpsProps) {
  if (marks.length === 0) return null;
  const before = marks.findLast((mark) => mark.at < at);
  const next = marks.find((mark) => mark.at > at);
  const ways = [
    { label: 'Run before', to: before, Icon: SkipBack },
    { label: 'Next run', to: next, Icon: SkipForward },
  ];
  return (
    <span className="flex">
      {ways.map(({ label, to, Icon }) => (
        <button
          key={label}
          type="button"
          className="btn btn-ghost btn-sm btn-square aria-disabled:opacity-40"
          aria-label={label}
          title={label}
          // Keeps the focus at either end.
          aria-disabled={!to}
          onClick={to ? () => onGo(to.at) : undefined}
        >
          <Icon className="size-4" aria-hidden="true" />
        </button>
      ))}
    </span>
  );
}
