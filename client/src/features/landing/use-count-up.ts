import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../lib/browser/screen/reduced-motion.ts';

const TICK_MS = 50;

/** Counts from zero to `target` by `step` every 50 ms; is there at once where motion is unwanted. */
export function useCountUp(target: number, step: number): number {
  const [count, setCount] = useState(() => (prefersReducedMotion() ? target : 0));
  const arrived = count >= target;

  useEffect(() => {
    if (arrived) return;
    const timer = window.setInterval(
      () => setCount((value) => Math.min(target, value + step)),
      TICK_MS,
    );
    return () => window.clearInterval(timer);
  }, [arrived, target, step]);

  return count;
}
