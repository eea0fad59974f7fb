import { useEffect, useEffectEvent } from 'react';
import { IS_APPLE } from '../../lib/browser/is-apple.ts';

/**
 * Ctrl+K, on an Apple keyboard ⌘K, opens the palette. Not in the code editor, where it begins chords like
 * Ctrl+K Ctrl+C and Vim's digraphs: there F1 lists the commands. Not beneath another dialog either.
 */
export function usePaletteKey(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event) || isOwnedElsewhere(event.target)) return;
    event.preventDefault();
    open();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function isPressed({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [held, other] = IS_APPLE ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && held && !other && !altKey && !shiftKey;
}

function isOwnedElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('[data-code-editor]') !== null;
}
