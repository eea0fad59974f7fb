import { type TouchEvent, useRef } from 'react';

/** CSS pixels that a finger has to go; less may be a tap that slipped. */
const FAR_PX = 60;
/** So many times as far across as down: else somebody scrolls. */
const ACROSS = 2;
/** Slower is no swipe: text may be selected, or read under the finger. */
const QUICK_MS = 700;
/** At the edges of the screen a swipe is the browser's own way back and forth. */
const EDGE_PX = 24;

/** Where a finger that goes across means something else. */
const ITS_OWN =
  '[data-code-editor], input, textarea, select, dialog, [role=slider], [role=tablist]';

type Start = { readonly x: number; readonly y: number; readonly at: number };

/**
 * For an element: tells when a finger swipes across it, by 1 to what follows at the right, by -1 to what is
 * before at the left.
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<Start | null>(null);

  return {
    onTouchStart: ({ touches, target, timeStamp }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current =
        touch && isFree(touch.clientX, target as Element)
          ? { x: touch.clientX, y: touch.clientY, at: timeStamp }
          : null;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from || timeStamp - from.at > QUICK_MS) return;
      const across = touch.clientX - from.x;
      const down = Math.abs(touch.clientY - from.y);
      if (Math.abs(across) < FAR_PX || Math.abs(across) < down * ACROSS) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}

function isFree(x: number, target: Element): boolean {
  if (x < EDGE_PX || x > window.innerWidth - EDGE_PX) return false;
  return target.closest(ITS_OWN) === null && !scrollsAcross(target);
}

/** Whether the element lies in one that is scrolled sideways. */
function scrollsAcross(target: Element): boolean {
  for (let box: Element | null = target; box && box !== document.body; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth) continue;
    if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
  }
  return false;
}
