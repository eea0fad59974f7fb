import type { LanguageKey } from '@stepwise/contracts/language';
import type { Trace } from '@stepwise/contracts/trace';
import { useMemo, useState } from 'react';
import { callTrees } from './calls/call-tree.ts';
import { loopsIn } from './loops/loops-in.ts';
import { runsOf } from './loops/turns.ts';
import { ownLines } from './own/own-lines.ts';
import { stopsOf } from './own/stops.ts';
import { Replay } from './state/replay.ts';

/** A run that was recorded, with all that is known of it. */
export type Recording = {
  readonly trace: Trace;
  readonly language: LanguageKey;
  readonly source: string;
  /** What the program was begun with; null where that is unknown. */
  readonly starter: string | null;
  /** What the program should have printed; null where that is unknown. */
  readonly expected: string | null;
};

/** Where one is in a recording, and what can be gone to. */
export function usePlayer(recording: Recording) {
  const { expected } = recording;
  const { last, ...known } = useRecording(recording);
  const { replay, trees, everyRun, ownStops, everyStop, own } = known;
  const start = ownStops.areOwn ? ownStops.first : replay.start;
  const [place, setPlace] = useState(start);
  const [showsAll, setShowsAll] = useState(false);
  const isOwnOnly = ownStops.areOwn && !showsAll;
  const moment = useMemo(() => replay.at(place), [replay, place]);
  const difference = useMemo(
    () => (expected === null ? null : replay.firstDifference(expected)),
    [replay, expected],
  );
  const runs = useMemo(
    () => everyRun.filter(({ line }) => !isOwnOnly || own?.has(line)),
    [everyRun, isOwnOnly, own],
  );
  const stops = isOwnOnly ? ownStops : everyStop;
  return {
    ...{ start, place, last, moment, replay, trees, runs, difference },
    first: stops.first,
    /** Which of the stops it is, if any, and how many there are. */
    number: stops.numberOf(place),
    count: stops.count,
    next: (by: 1 | -1) => stops.next(place, by),
    /** The next stop, or the one before, that is not within a call made here. */
    over: (by: 1 | -1) => {
      const beyond = replay.over(place, by);
      return stops.next(beyond - by, by);
    },
    go: (to: number) => setPlace(Math.min(last, Math.max(0, to))),
    /** Own lines while the starter is left out; null where nothing is. */
    own: isOwnOnly ? own : null,
    /** Whether the starter can be left out. */
    hasOwn: ownStops.areOwn,
    ...{ showsAll, setShowsAll },
  };
}

export type Player = ReturnType<typeof usePlayer>;

/** What is read off a recording once. */
function useRecording({ trace, language, source, starter }: Recording) {
  return useMemo(() => {
    const replay = new Replay(trace);
    const own = ownLines(source, starter);
    return {
      ...{ replay, own, last: replay.last },
      trees: callTrees(trace),
      everyRun: runsOf(trace, loopsIn(source, language)),
      ownStops: stopsOf(trace, own),
      everyStop: stopsOf(trace, null),
    };
  }, [trace, language, source, starter]);
}
