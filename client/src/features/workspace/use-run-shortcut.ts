import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+Enter and Cmd+Enter run from anywhere on the page. Listens before the editor does, which would
 * insert a line.
 */
export function useRunShortcut(run: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) run();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
