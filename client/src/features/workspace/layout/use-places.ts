import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Pane, usePaneStore } from './pane.store.ts';

/** Panes scroll with the page: each is shown where it was left, at first at its top. */
export function usePlaces(pane: Pane): void {
  const places = useRef<Partial<Record<Pane, number>>>({});
  const shown = useRef(pane);

  // Before the page is drawn anew: a shorter pane would pull the place of a longer one up.
  useEffect(
    () =>
      usePaneStore.subscribe((now, before) => {
        if (now.pane !== before.pane) places.current[before.pane] = window.scrollY;
      }),
    [],
  );

  useLayoutEffect(() => {
    if (shown.current === pane) return;
    shown.current = pane;
    window.scrollTo({ top: places.current[pane] ?? 0 });
  }, [pane]);
}
