import { type MouseEvent, useEffect, useRef } from 'react';

/** As long as it takes to see that the button has become another. */
const SETTLING_MS = 300;

/**
 * For a button that becomes another in its place: whether a press was meant for it, and is not the second
 * of a double click or on its way to the one before.
 */
export function useSettled(state: unknown): (press: MouseEvent) => boolean {
  const seen = useRef(state);
  const changedAt = useRef(-SETTLING_MS);

  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    changedAt.current = performance.now();
  }, [state]);

  return ({ detail }) => detail <= 1 && performance.now() - changedAt.current >= SETTLING_MS;
}
