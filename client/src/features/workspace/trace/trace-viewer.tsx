import type { LanguageKey } from '@stepwise/contracts/language';
import type { Trace } from '@stepwise/contracts/trace';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { changesOf } from './changes.ts';
import { loopsIn } from './loops/loops-in.ts';
import { TurnControls } from './loops/turn-controls.tsx';
import { runsOf } from './loops/turns.ts';
import { picturesOf } from './pictures.ts';
import { PicturesView } from './pictures-view.tsx';
import { placeByKey } from './place-by-key.ts';
import { eventInWords, placeInWords } from './place-words.ts';
import { pointersIn } from './pointers.ts';
import { Replay } from './replay.ts';
import { SpellingContext } from './spelling-context.ts';
import { SourceLines } from './source-lines.tsx';
import { StepControls } from './step-controls.tsx';
import { spellingOf } from './value-text.ts';
import { VariablesTable } from './variables-table.tsx';

type TraceViewerProps = {
  trace: Trace;
  language: LanguageKey;
  source: string;
  /** What the program should have printed; null where that is unknown. */
  expected: string | null;
};

/** A recorded run: source, variables, what they hold, and the output, at any step. */
export function TraceViewer({ trace, language, source, expected }: TraceViewerProps) {
  const replay = useMemo(() => new Replay(trace), [trace]);
  const pointers = useMemo(() => pointersIn(source), [source]);
  const difference = useMemo(
    () => (expected === null ? null : replay.firstDifference(expected)),
    [replay, expected],
  );
  const runs = useMemo(() => runsOf(trace, loopsIn(source, language)), [trace, source, language]);
  const { last } = replay;
  const [place, setPlace] = useState(replay.start);
  const moment = useMemo(() => replay.at(place), [replay, place]);
  const { state, line, ops } = moment;
  const changes = changesOf(ops, state);
  const pictures = picturesOf(state, pointers);
  const spelling = spellingOf(language);
  const words = placeInWords(moment, place, last, spelling);

  function onKeyDown(event: KeyboardEvent) {
    const next = placeByKey(event, { replay, runs, place });
    if (next === null) return;
    event.preventDefault();
    setPlace(Math.min(last, Math.max(0, next)));
  }

  return (
    // What is pressed here is pressed on what stands within: the keys only spare the way to the buttons.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex flex-col gap-2" onKeyDown={onKeyDown}>
      <StepControls {...{ place, words, last, difference }} onGo={setPlace} />
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        <p aria-live="polite" className="min-w-0 flex-1 basis-64 text-sm tabular-nums">
          {words}
          <span className="ms-3 text-muted">{eventInWords(moment, trace, spelling)}</span>
        </p>
        <TurnControls {...{ runs, place }} onGo={setPlace} />
      </div>
      <div className="grid gap-3 min-[56rem]:h-[calc(100dvh-16.25rem)] min-[56rem]:grid-cols-2">
        <div className="flex min-h-0 min-w-0 flex-col gap-3">
          <Part title="Program" className="max-h-56 min-[56rem]:max-h-none min-[56rem]:flex-1">
            <SourceLines source={source} line={line} fatalLine={trace.end.line} />
          </Part>
          <Part title="Output so far" className="order-last max-h-28 min-[56rem]:h-28">
            <pre className="px-3 py-1.5 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
              {state.output || <span className="font-sans text-muted italic">nothing yet</span>}
            </pre>
          </Part>
        </div>
        <Part title="Variables" className="min-[56rem]:flex-1">
          <div className="flex flex-col gap-4 px-3 py-2">
            <SpellingContext value={spelling}>
              <PicturesView pictures={pictures} things={state.things} changes={changes} />
              <VariablesTable state={state} changes={changes} />
            </SpellingContext>
          </div>
        </Part>
      </div>
    </div>
  );
}

type PartProps = { title: string; className: string; children: ReactNode };

/** Scrolls by itself, so that all parts stay in sight; by keyboard too. */
function Part({ title, className, children }: PartProps) {
  const id = useId();
  return (
    <div className={`flex min-h-0 min-w-0 flex-col ${className}`}>
      <h3 id={id} className="mb-0.5 text-xs text-muted">
        {title}
      </h3>
      <div
        data-scrolls
        role="region"
        aria-labelledby={id}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto rounded-field border border-line bg-base-100"
      >
        {children}
      </div>
    </div>
  );
}
