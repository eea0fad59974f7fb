import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useProblemStore } from './problem.store.ts';
import {
  fillMore,
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
 * How many rows of the list are shown: a few at first, then more in steps. The steps that fill the first
 * screen are taken before it is painted, so that it comes in one piece; later ones wait a moment whenever
 * the end of the list is near the window.
 * @param list names the search and filter; another name starts over, with as many as filled the screen
 */
export function useRevealedRows(list: string, total: number): RevealedRows {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [reveal, setReveal] = useState<Reveal>(
    () =>
      (isReturn && useProblemStore.getState().leftAt) || {
        list,
        count: FIRST_ROWS,
        screenful: FIRST_ROWS,
      },
  );
  const [isEndNear, setEndNear] = useState(false);
  const count = revealedCount(reveal, list, total);
  const end = useRef<HTMLElement>(null);

  const endRef = useCallback((element: HTMLElement | null) => {
    end.current = element;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setEndNear(entry?.isIntersecting ?? false),
      { rootMargin: `0px 0px ${String(REVEAL_MARGIN_PX)}px 0px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      end.current = null;
      setEndNear(false);
    };
  }, []);

  const showMore = useCallback(() => setReveal((current) => revealMore(current, list)), [list]);

  // The list whose first screen is full: from there on, rows come as the reader scrolls.
  const filled = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (filled.current === list) return;
    if (count < total && end.current && isOnFirstScreen(end.current)) {
      setReveal((current) => fillMore(current, list));
    } else {
      filled.current = list;
    }
  }, [list, count, total]);

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

/** Whether the first screen, and the margin below it, reach this element. Nothing that has no size does. */
function isOnFirstScreen(element: HTMLElement): boolean {
  const { top, height } = element.getBoundingClientRect();
  return height > 0 && top <= window.innerHeight + REVEAL_MARGIN_PX;
}
