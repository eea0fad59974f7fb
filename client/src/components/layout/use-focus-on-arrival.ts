import { type RefObject, useEffect, useRef } from 'react';
import { matchPath } from 'react-router-dom';
import { patterns } from '../../lib/paths.ts';

/**
 * Moves the focus to a newly shown page, so that a keyboard starts at its top and a
 * screen reader says where it is. Not on the first load: there the browser has its own start.
 */
export function useFocusOnArrival(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    const isSamePage = pageOf(shown.current) === pageOf(pathname);
    shown.current = pathname;
    // Within a page the focus stays on what was chosen, unless that went with what it was on.
    if (isSamePage && document.activeElement !== document.body) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}

/** A submission has an address of its own and is shown on the page of its problem. */
function pageOf(pathname: string): string {
  return matchPath({ path: patterns.problem, end: false }, pathname)?.pathnameBase ?? pathname;
}
