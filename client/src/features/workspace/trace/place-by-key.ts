import type { KeyboardEvent } from 'react';
import { turnAfter, turnBefore } from './loops/turns.ts';
import type { Player } from './use-player.ts';

/**
 * Where a key leads: arrows go a step, with Shift over a call; Page Up and Page Down a turn of the loop,
 * Home and End to either end. Where there is nothing to go to it stays. Null of any other key.
 */
export function placeByKey(event: KeyboardEvent, player: Player): number | null {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey) return null;
  return KEYS[key]?.(player, event) ?? null;
}

type Way = (player: Player, event: KeyboardEvent) => number | null;

const KEYS: Readonly<Record<string, Way>> = {
  ArrowRight: ({ next, over, place }, { shiftKey }) => (shiftKey ? over(1) : next(1)) ?? place,
  ArrowLeft: ({ next, over, place }, { shiftKey }) => (shiftKey ? over(-1) : next(-1)) ?? place,
  PageDown: (player, event) => byTurn(player, event, turnAfter),
  PageUp: (player, event) => byTurn(player, event, turnBefore),
  Home: ({ first }) => first,
  End: ({ last }) => last,
};

function byTurn({ runs, place }: Player, event: KeyboardEvent, by: typeof turnAfter) {
  return runs.length === 0 || isScrolled(event) ? null : (by(runs, place) ?? place);
}

/** What scrolls by itself is scrolled by these keys. */
function isScrolled({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.hasAttribute('data-scrolls');
}
