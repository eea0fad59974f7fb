import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { secondsLeft, warningBetween } from './clock.ts';
import { useRehearsalStore, type Running } from './rehearsal.store.ts';

const TICK_MS = 500;

type Ends = {
  /** Shortly before: what is typed may still be sent. */
  readonly onLastSeconds?: () => void;
  readonly onOver: () => void;
  /** The page is seen again: reads what runs, unless this does. */
  readonly onSeen?: () => void;
};

const LAST_SECONDS = 3;

/** Seconds that are left of what runs. Says so in words at half time, five minutes and one minute. */
export function useClock(running: Running, { onLastSeconds, onOver, onSeen }: Ends): number {
  const [left, setLeft] = useState(() => secondsLeft(running, performance.now()));
  const seen = useRef(left);
  const acts = useRef({ onLastSeconds, onOver, onSeen });
  useEffect(() => {
    acts.current = { onLastSeconds, onOver, onSeen };
  });

  useEffect(() => {
    const look = () => {
      const before = seen.current;
      const after = secondsLeft(running, performance.now());
      seen.current = after;
      setLeft(after);
      const words = warningBetween(before, after, running.rehearsal);
      if (words !== null && after > 0) toast(words, { id: 'rehearsal-clock' });
      if (before > LAST_SECONDS && after <= LAST_SECONDS) acts.current.onLastSeconds?.();
      if (after > 0) return;
      clearInterval(timer);
      acts.current.onOver();
    };
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [running]);

  // While a device sleeps, its clocks stand still.
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState !== 'visible') return;
      const { onSeen } = acts.current;
      if (onSeen) onSeen();
      else void useRehearsalStore.getState().load();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  return left;
}
