import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CallPicture } from './calls/call-picture.tsx';
import { changesOf } from './state/changes.ts';
import { TurnControls } from './loops/turn-controls.tsx';
import { AllLinesSwitch } from './own/all-lines-switch.tsx';
import { Part } from './part.tsx';
import { picturesOf } from './pictures/pictures.ts';
import { PicturesView } from './pictures/pictures-view.tsx';
import { placeByKey } from './place-by-key.ts';
import { differenceInWords, eventInWords, placeInWords } from './place-words.ts';
import { pointersIn } from './pictures/pointers.ts';
import { SourceLines } from './source-lines.tsx';
import { SpellingContext } from './state/spelling-context.ts';
import { StepControls } from './step-controls.tsx';
import type { Player, Recording } from './use-player.ts';
import { spellingOf } from './state/value-text.ts';
import { VariablesTable } from './variables-table.tsx';
import { writtenAt, type Held } from './written-at.ts';

type TraceViewProps = {
  recording: Recording;
  player: Player;
  /** Of what stands below the controls, where there is room for it side by side. */
  height: string;
  /** It moves by itself: nothing is announced. */
  isPlaying?: boolean;
  /** Before the controls. */
  tools?: ReactNode;
  /** It is a part of a page that goes on below it, and keeps the keys that scroll. */
  isInPage?: boolean;
};

/** A recorded run at one of its steps: source, variables, what they hold, and the output. */
export function TraceView(props: TraceViewProps) {
  const { recording, player, height, isPlaying, tools, isInPage } = props;
  const { trace, language } = recording;
  const { runs, moment, place } = player;
  const spelling = spellingOf(language);
  const words = placeInWords(moment, player, spelling);
  const pane = useRef<HTMLDivElement>(null);

  // The keys step at once where the recording is what was opened.
  useEffect(() => {
    if (!isInPage) pane.current?.querySelector<HTMLInputElement>('input[type=range]')?.focus();
  }, [isInPage]);

  function onKeyDown(event: KeyboardEvent) {
    if (isInPage && scrollsPage(event)) return;
    const next = placeByKey(event, player);
    if (next === null) return;
    event.preventDefault();
    go(next);
  }

  /** Whoever has the keys on something that is not there at that place keeps them. */
  function go(at: number) {
    flushSync(() => player.go(at));
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true });
  }
  const keepingKeys = { ...player, go };

  return (
    // What is pressed here is pressed on what stands within: the keys only spare the way to the buttons.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={pane}
      tabIndex={-1}
      className="flex flex-col gap-2 outline-none"
      onKeyDown={onKeyDown}
    >
      <StepControls player={keepingKeys} {...{ words, tools }} />
      <div
        aria-live={isPlaying ? 'off' : 'polite'}
        className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1"
      >
        <p className="min-w-0 flex-1 basis-64 text-sm tabular-nums">
          {words}
          <span className="ms-3 text-muted">{eventInWords(moment, trace, spelling)}</span>
          {place === player.difference ? (
            <span className="ms-3 font-medium text-rejected">{differenceInWords(moment)}</span>
          ) : null}
        </p>
        <TurnControls {...{ runs, place }} onGo={go} />
      </div>
      <SpellingContext value={spelling}>
        <Parts player={keepingKeys} {...{ recording, height }} />
      </SpellingContext>
    </div>
  );
}

/** What is no arrow is for the page, unless the slider has the keys. */
function scrollsPage({ key, target }: KeyboardEvent): boolean {
  return !key.startsWith('Arrow') && !(target instanceof HTMLInputElement);
}

/** What was printed, beside what should be where that is known. */
function Outputs({ soFar, expected }: { soFar: string; expected: string | null }) {
  return (
    <div className="order-last grid max-h-28 auto-cols-fr grid-flow-col grid-rows-[minmax(0,1fr)] gap-3 min-[56rem]:h-28">
      <Output title="Output so far" text={soFar} instead="nothing yet" />
      {expected === null ? null : (
        <Output title="Expected output" text={expected} instead="nothing" />
      )}
    </div>
  );
}

function Output({ title, text, instead }: { title: string; text: string; instead: string }) {
  return (
    <Part title={title}>
      <pre className="px-3 py-1.5 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
        {text || <span className="font-sans text-muted italic">{instead}</span>}
      </pre>
    </Part>
  );
}

type PartsProps = Pick<TraceViewProps, 'recording' | 'player' | 'height'>;

function Parts({ recording, player, height }: PartsProps) {
  const { trace, source } = recording;
  const { place, moment, own, hasOwn, showsAll, setShowsAll } = player;
  const { state, line, ops } = moment;
  const pointers = useMemo(() => pointersIn(source), [source]);
  const changes = changesOf(ops, state);
  const pictures = picturesOf(state, pointers);
  const ask = (held: Held) => {
    const at = writtenAt(trace, place, held);
    if (at !== null) player.go(at);
  };
  return (
    <div className={`grid gap-3 min-[56rem]:grid-cols-2 ${height}`}>
      <div className="flex min-h-0 min-w-0 flex-col gap-3">
        <Part
          title="Program"
          className="max-h-56 min-[56rem]:max-h-none min-[56rem]:flex-1"
          tools={hasOwn ? <AllLinesSwitch isOn={showsAll} onChange={setShowsAll} /> : null}
        >
          <SourceLines {...{ source, line, own }} fatalLine={trace.end.line} />
        </Part>
        <Outputs soFar={state.output} expected={recording.expected} />
      </div>
      <div className="flex min-h-0 min-w-0 flex-col gap-3">
        <Part title="Variables" className="min-[56rem]:flex-1">
          <div className="flex flex-col gap-4 px-3 py-2">
            <PicturesView pictures={pictures} things={state.things} changes={changes} />
            <VariablesTable {...{ state, changes }} onAsk={ask} />
          </div>
        </Part>
        {player.trees.length > 0 ? (
          <Part title="Calls" className="max-h-56 min-[56rem]:max-h-[45%]">
            <CallPicture player={player} />
          </Part>
        ) : null}
      </div>
    </div>
  );
}
