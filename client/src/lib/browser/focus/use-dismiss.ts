import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes what is open on Escape, on a press beside it and when the focus moves on. What the root controls
 * (`aria-controls`) belongs to it, wherever on the page it is.
 */
export function useDismiss(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  close: (returnsFocus: boolean) => void,
): void {
  const dismiss = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') close(true);
    } else if (!(event.target instanceof Node && reaches(root.current, event.target))) {
      close(false);
    }
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: Event) => dismiss(event);
    const types = ['keydown', 'pointerdown', 'focusin'] as const;
    for (const type of types) document.addEventListener(type, listener);
    return () => {
      for (const type of types) document.removeEventListener(type, listener);
    };
  }, [isOpen]);
}

function reaches(root: HTMLElement | null, target: Node): boolean {
  const controlled = document.getElementById(root?.getAttribute('aria-controls') ?? '');
  return Boolean(root?.contains(target)) || Boolean(controlled?.contains(target));
}
