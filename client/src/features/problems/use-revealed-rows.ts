import { startTransition, useCallback, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useProblemStore } from './problem.store.ts';
import {
  FIRST_ROWS,
  REVEAL_DELAY_MS,
  REVEAL_MARGIN_PX,
  revealedCount,
  revealMore,
  type Reveal,
} from './reveal.ts';

type RevealedRows = {
  count: number;
  /** Shows more at once, for those who do not scroll. */
  showMore: () => void;
  /** Goes on the element after the last row. */
  endRef: (element: HTMLElement | null) => (() => void) | undefined;
};

/**
 * How many rows of the list are shown: a few at first, more whenever its end is near the window. The
 * end stays near on a tall screen, so rows keep coming until the screen is full.
 * @param list names the search and filter; another name starts over
 */
export function useRevealedRows(list: string, total: number): RevealedRows {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [reveal, setReveal] = useState<Reveal>(
    () => (isReturn && useProblemStore.getState().leftAt) || { list, count: FIRST_ROWS },
  );
  const [isEndNear, setEndNear] = useState(false);
  const count = revealedCount(reveal, list, total);

  const endRef = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setEndNear(entry?.isIntersecting ?? false),
      { rootMargin: `0px 0px ${String(REVEAL_MARGIN_PX)}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setEndNear(false);
    };
  }, []);

  const showMore = useCallback(() => setReveal((current) => revealMore(current, list)), [list]);

  useEffect(() => {
    if (!isEndNear || count >= total) return undefined;
    // In slices: nobody has asked for these rows.
    const timer = setTimeout(() => startTransition(showMore), REVEAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isEndNear, count, total, showMore]);

  useEffect(() => {
    useProblemStore.setState({ leftAt: reveal });
  }, [reveal]);

  return { count, showMore, endRef };
}
