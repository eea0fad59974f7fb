import type { UIMatch } from 'react-router-dom';

/** `handle` of a route whose page fills the window and scrolls inside itself. */
export const workbench = { workbench: true } as const;

export function isWorkbench({ handle }: UIMatch): boolean {
  return handle === workbench;
}

/** `handle` of a route with a form and nothing to tell a visitor. */
export const form = { form: true } as const;

export function isForm({ handle }: UIMatch): boolean {
  return handle === form;
}
