import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a row disappears with the button that removed it, the focus goes to the row in its place,
 * and to the container when it was the last, or nothing can be done in that row. Rows carry their key in `data-row`.
 */
export function useFocusAfterRemoval<Container extends HTMLElement>(
  keys: readonly string[],
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const before = useRef(keys);

  useEffect(() => {
    const gone = before.current.findIndex((key) => !keys.includes(key));
    // Other rows altogether are no rows that were left.
    const isOther = keys.length > 0 && !before.current.some((key) => keys.includes(key));
    before.current = keys;
    if (gone === -1 || isOther || document.activeElement !== document.body) return;
    const rows = container.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
    const next = rows[Math.min(gone, rows.length - 1)];
    (next?.querySelector<HTMLElement>('button:not(:disabled)') ?? container.current)?.focus();
  }, [keys]);

  return container;
}
