import { useEffect, useState } from 'react';
import type { Player } from '../../features/workspace/trace/use-player.ts';
import { prefersReducedMotion } from '../../lib/browser/screen/reduced-motion.ts';

/** Long enough to find what has changed. */
const STEP_MS = 900;

/** Goes step by step by itself until somebody takes over; not at all for who wants no motion. */
export function usePlaying({ go, ...player }: Player) {
  const [wantsPlay, setWantsPlay] = useState(() => !prefersReducedMotion());
  const { place, last, start, next } = player;
  const isPlaying = wantsPlay && place < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = window.setTimeout(() => go(next(1) ?? last), STEP_MS);
    return () => window.clearTimeout(timer);
  });
  return {
    isPlaying,
    toggle: () => {
      setWantsPlay(!isPlaying);
      if (!isPlaying && place === last) go(start);
    },
    /** The same player; whatever is pressed on it ends the playing. */
    player: {
      ...player,
      go: (to: number) => {
        setWantsPlay(false);
        go(to);
      },
    },
  };
}
