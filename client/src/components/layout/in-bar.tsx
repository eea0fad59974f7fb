import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Where in the bar a page may put controls of its own; null while there is no bar. */
export const BarSlot = createContext<HTMLElement | null>(null);

/** Draws in the bar what a page that fills the window has no row of its own for. */
export function InBar({ children }: { children: ReactNode }) {
  const slot = use(BarSlot);
  return slot ? createPortal(children, slot) : children;
}
