import type { KeyboardEvent } from 'react';
import { turnAfter, turnBefore, type LoopRun } from './loops/turns.ts';
import type { Replay } from './replay.ts';

type Where = { readonly replay: Replay; readonly runs: readonly LoopRun[]; readonly place: number };

/**
 * Where a key leads: arrows go a step, with Shift over a call; Page Up and Page Down a turn of the loop,
 * Home and End to either end. Null of any other key, and where there is nothing to go to.
 */
export function placeByKey(event: KeyboardEvent, where: Where): number | null {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return null;
  return KEYS[key]?.(where, event) ?? null;
}

type Way = (where: Where, event: KeyboardEvent) => number | null;

const KEYS: Readonly<Record<string, Way>> = {
  ArrowRight: ({ replay, place }, { shiftKey }) => (shiftKey ? replay.over(place, 1) : place + 1),
  ArrowLeft: ({ replay, place }, { shiftKey }) => (shiftKey ? replay.over(place, -1) : place - 1),
  PageDown: ({ runs, place }, event) => (isScrolled(event) ? null : turnAfter(runs, place)),
  PageUp: ({ runs, place }, event) => (isScrolled(event) ? null : turnBefore(runs, place)),
  Home: () => 0,
  End: ({ replay }) => replay.last,
};

/** What scrolls by itself is scrolled by these keys. */
function isScrolled({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.hasAttribute('data-scrolls');
}
