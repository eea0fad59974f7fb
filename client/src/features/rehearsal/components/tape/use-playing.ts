import { useEffect, useState } from 'react';

type Playing = {
  /** Milliseconds since the rehearsal began. */
  readonly at: number;
  readonly isPlaying: boolean;
  readonly go: (at: number) => void;
  readonly play: () => void;
  readonly pause: () => void;
};

/** A moment of a recording, which goes on by itself while it plays. At the end it stops. */
export function usePlaying(
  { begin, end }: { readonly begin: number; readonly end: number },
  speed: number,
): Playing {
  const [at, setAt] = useState(begin);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const isPlaying = wantsToPlay && at < end;

  useEffect(() => {
    if (!isPlaying) return undefined;
    let before = performance.now();
    let frame = requestAnimationFrame(function show(now) {
      const passed = Math.max(0, now - before) * speed;
      before = now;
      setAt((moment) => Math.min(end, moment + passed));
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed, end]);

  return {
    at,
    isPlaying,
    go: (moment) => {
      // At the end it has stopped: going back from there is no wish to play.
      setWantsToPlay(isPlaying);
      setAt(moment);
    },
    play: () => {
      if (at >= end) setAt(begin);
      setWantsToPlay(true);
    },
    pause: () => setWantsToPlay(false),
  };
}
