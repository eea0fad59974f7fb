import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useSpelling } from '../state/spelling-context.ts';
import { useKeptInSight } from '../use-kept-in-sight.ts';
import type { Player } from '../use-player.ts';
import { CallWords, stateOf, type CallState } from './call-words.ts';
import { innermostIn, shownCalls, type Row } from './shown-calls.ts';

const LOOKS: Readonly<Record<CallState, string>> = {
  later: 'text-muted',
  open: 'font-semibold',
  done: '',
};

/** The calls of recursive functions as a tree; one that is chosen is gone to. */
export function CallPicture({ player }: { player: Player }) {
  const { trees, place, moment, replay, go } = player;
  const spelling = useSpelling();
  const words = useMemo(() => new CallWords(replay, spelling, trees), [replay, spelling, trees]);
  const open = moment.state.frames.map(({ call }) => call);
  const current = innermostIn(trees, open);
  const rows = shownCalls(trees, current);
  const marked = useRef<HTMLLIElement>(null);
  useKeptInSight(marked, current);
  const isMarked = (row: Row): boolean => row.kind === 'call' && row.call.call === current;
  const entry = Math.max(0, rows.findIndex(isMarked));
  return (
    <ul role="tree" aria-label="Calls" className="py-1 font-mono text-[0.8125rem]">
      {rows.map((row, index) => {
        const to = row.kind === 'call' ? row.call.from : row.first.from;
        return (
          <li
            key={keyOf(row)}
            ref={isMarked(row) ? marked : null}
            role="treeitem"
            aria-level={row.level}
            aria-selected={isMarked(row)}
            aria-current={isMarked(row) ? 'step' : undefined}
            tabIndex={index === entry ? 0 : -1}
            className={`flex min-h-6 cursor-pointer items-stretch pe-2 hover:bg-base-300 ${isMarked(row) ? 'bg-base-300' : ''}`}
            onClick={() => go(to)}
            onKeyDown={(event) => onKeyDown(event, () => go(to))}
          >
            <Guides level={row.level} />
            {row.kind === 'call' ? (
              <Told {...{ row, words, place }} isMarked={isMarked(row)} />
            ) : (
              <span className="py-0.5 ps-5 font-sans text-xs text-muted">
                {row.count === 1 ? '1 more call' : `${row.count.toLocaleString('en')} more calls`}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function keyOf(row: Row): string {
  return row.kind === 'call'
    ? String(row.call.call)
    : `more ${String(row.first.call)} ${String(row.level)}`;
}

/** A line for each call around. */
function Guides({ level }: { level: number }) {
  return Array.from({ length: level }, (_, at) => (
    <span
      key={at}
      aria-hidden="true"
      className={`ms-2 w-1 shrink-0 border-s ${at === 0 ? 'border-transparent' : 'border-field-line'}`}
    />
  ));
}

type ToldProps = {
  row: Extract<Row, { kind: 'call' }>;
  words: CallWords;
  place: number;
  isMarked: boolean;
};

function Told({ row: { call }, words, place, isMarked }: ToldProps) {
  const state = stateOf(call, place);
  const outcome = state === 'done' ? words.outcome(call) : null;
  return (
    <span className={`min-w-0 py-0.5 break-words ${LOOKS[state]}`}>
      <span aria-hidden="true" className="me-1 inline-block w-4 text-center text-warning">
        {isMarked ? '▶' : ''}
      </span>
      {words.call(call)}{' '}
      {outcome === null ? null : <span className="text-secondary">{outcome}</span>}
      <span className="sr-only">{SAID[state]}</span>
    </span>
  );
}

const SAID: Readonly<Record<CallState, string>> = {
  later: ', not called yet',
  open: ', running',
  done: '',
};

/** Up and down go from row to row; the keys that step through the run keep their meaning. */
function onKeyDown(event: KeyboardEvent<HTMLLIElement>, choose: () => void): void {
  const { key, currentTarget } = event;
  const next = {
    ArrowDown: currentTarget.nextElementSibling,
    ArrowUp: currentTarget.previousElementSibling,
  }[key];
  if (next instanceof HTMLElement) next.focus();
  else if (key === 'Enter' || key === ' ') choose();
  else if (next === undefined) return;
  event.preventDefault();
}
