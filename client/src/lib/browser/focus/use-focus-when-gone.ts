import { type RefObject, useEffect, useRef } from 'react';

/** When something goes away with the button that ended it, the focus goes to the element of this reference. */
export function useFocusWhenGone<Target extends HTMLElement>(
  isThere: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const was = useRef(isThere);

  useEffect(() => {
    const isGone = was.current && !isThere;
    was.current = isThere;
    if (isGone && document.activeElement === document.body) target.current?.focus();
  }, [isThere]);

  return target;
}
