import { useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/**
 * Asks before another page is entered while something is unsaved. Closing the tab is asked about only
 * when it would lose something: a kept draft comes back by itself.
 */
export function useLeaveGuard({ isUnsaved, isKept }: { isUnsaved: boolean; isKept: boolean }): {
  blocker: Blocker;
  /** From now on nothing is asked. */
  open: () => void;
} {
  const isOpen = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      // From one problem to another, or to a new one, is leaving too.
      isUnsaved && !isOpen.current && here.pathname + here.search !== next.pathname + next.search,
  );

  useAskBeforeUnload(isUnsaved && !isKept);

  return {
    blocker,
    open: () => {
      isOpen.current = true;
    },
  };
}
