import { useEffect, useRef } from 'react';

/** Says whether the component is still there: an answer may come when it was closed long ago. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
