import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../lib/browser/screen/reduced-motion.ts';

const FRAME_MS = 650;

/** A position in `length` frames that moves by itself until someone takes over. */
export function usePlayback(length: number) {
  const [position, setPosition] = useState(0);
  const [playing, setPlaying] = useState(() => !prefersReducedMotion());
  const last = length - 1;
  const running = playing && position < last;

  useEffect(() => {
    if (!running) return;
    const timer = window.setTimeout(() => setPosition(position + 1), FRAME_MS);
    return () => window.clearTimeout(timer);
  }, [running, position]);

  return {
    position,
    running,
    go: (to: number) => {
      setPlaying(false);
      setPosition(Math.min(last, Math.max(0, to)));
    },
    toggle: () => {
      setPlaying(!running);
      if (!running && position === last) setPosition(0);
    },
  };
}
