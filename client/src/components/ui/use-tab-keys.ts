import { type KeyboardEvent, useId } from 'react';

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type TabKeys<Key extends string> = {
  /** Begins the ids of one list of tabs and its panels. */
  id: string;
  /** Of the tab's button. */
  idOf: (key: Key) => string;
  /** For the list. */
  move: (event: KeyboardEvent) => void;
};

/** The keys of the tabs pattern of the ARIA practices, with selection following focus. */
export function useTabKeys<Key extends string>(
  keys: readonly Key[],
  active: Key,
  onChange: (key: Key) => void,
): TabKeys<Key> {
  const id = useId();
  const idOf = (key: Key) => `${id}-tab-${key}`;

  function move(event: KeyboardEvent) {
    // With these the browser goes back, or to the top of the page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = keys[MOVES[event.key]?.(keys.indexOf(active), keys.length) ?? -1];
    if (target === undefined) return;
    event.preventDefault();
    onChange(target);
    document.getElementById(idOf(target))?.focus();
  }
  return { id, idOf, move };
}
