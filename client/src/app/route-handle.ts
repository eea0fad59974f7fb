import type { UIMatch } from 'react-router-dom';

/** `handle` of a route whose page fills the window and scrolls inside itself. */
export const workbench = { workbench: true } as const;

export function isWorkbench({ handle }: UIMatch): boolean {
  return handle === workbench;
}
