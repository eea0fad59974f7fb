import { useSyncExternalStore } from 'react';

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Whether the page is scrolled further than `threshold` px. */
export function useScrolled(threshold: number): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY > threshold);
}
