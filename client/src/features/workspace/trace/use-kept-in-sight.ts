import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the box around a row to it when another row is the one that counts. Only this box: the page and
 * the dialog stay where they are.
 */
export function useKeptInSight(ref: RefObject<HTMLElement | null>, which: number | null): void {
  useEffect(() => {
    const row = ref.current;
    const box = row?.closest('[data-scrolls]');
    if (!row || !box) return;
    const { top, bottom } = row.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (top < frame.top) box.scrollTop += top - frame.top - 24;
    if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom + 24;
  }, [ref, which]);
}
