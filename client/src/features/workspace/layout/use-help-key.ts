import { useEffect, useEffectEvent } from 'react';

/** `?` asks for help, except where a question mark is text. */
export function useHelpKey(isOn: boolean, help: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    help();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role=textbox]') !== null
  );
}
