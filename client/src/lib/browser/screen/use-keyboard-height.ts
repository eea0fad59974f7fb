import { useSyncExternalStore } from 'react';

/**
 * How many pixels of the page lie under the on-screen keyboard. Zero where the page itself shrinks for it
 * (`interactive-widget` in index.html), which Safari does not know.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(watch, keyboardHeight);
}

function keyboardHeight(): number {
  const seen = window.visualViewport;
  // What is enlarged with two fingers is cut off as well, and not by a keyboard.
  if (!seen || seen.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
}

function watch(onChange: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', onChange);
  seen?.addEventListener('scroll', onChange);
  return () => {
    seen?.removeEventListener('resize', onChange);
    seen?.removeEventListener('scroll', onChange);
  };
}
