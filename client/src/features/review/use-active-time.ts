import { useEffect } from 'react';
import { noteActive } from './review.api.ts';

/** Whoever has pressed no key for so long is thinking of something else. */
const IDLE_AFTER_MS = 120_000;
const LOOK_EVERY_MS = 10_000;
const TELL_AT_SECONDS = 60;

/** Tells the server how long somebody has worked on a problem: with the page in sight, and typing. */
export function useActiveTime(problemId: string): void {
  useEffect(() => {
    let lastKey = performance.now();
    let seconds = 0;

    const tell = () => {
      if (seconds === 0) return;
      const told = seconds;
      seconds = 0;
      // A minute more or less changes no grade.
      noteActive(problemId, told).catch(() => undefined);
    };
    const onKey = () => {
      lastKey = performance.now();
    };
    const look = () => {
      const isIdle = performance.now() - lastKey > IDLE_AFTER_MS;
      if (document.visibilityState !== 'visible' || isIdle) return;
      seconds += LOOK_EVERY_MS / 1000;
      if (seconds >= TELL_AT_SECONDS) tell();
    };

    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('keydown', onKey, { capture: true, passive: true });
    document.addEventListener('pointerdown', onKey, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('pointerdown', onKey, { capture: true });
      tell();
    };
  }, [problemId]);
}
