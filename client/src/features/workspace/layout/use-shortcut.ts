import { useEffect, useEffectEvent } from 'react';

/** Which key, held together with Ctrl or Cmd. */
export type ShortcutKey = 'Enter' | "'";

/**
 * Ctrl or Cmd and a key act from anywhere on the page. Listens before the editor does, which would
 * insert a line.
 */
export function useShortcut(key: ShortcutKey, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event, key) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) act();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

function isPressed(event: KeyboardEvent, key: ShortcutKey): boolean {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return false;
  // On many keyboards the quote itself is typed with Shift.
  return event.key === key && (key === "'" || !event.shiftKey);
}
