import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to a newly shown page, so that a keyboard starts at its top and a
 * screen reader says where it is. Not on the first load: there the browser has its own start.
 */
export function useFocusOnArrival(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
