import { NotebookPen } from 'lucide-react';

/** The reader has notes about the problem. */
export function NoteMark() {
  return (
    <span className="ms-2 inline-block align-[-0.125em] text-muted" title="You have notes">
      <NotebookPen className="size-4" aria-hidden="true" />
      <span className="sr-only">You have notes</span>
    </span>
  );
}
