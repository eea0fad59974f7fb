import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type CompareDialogProps = { open: boolean; onClose: () => void; children: ReactNode };

/** Two programs need the width of the window: the pane beside the editor has room for half a line each. */
export function CompareDialog({ open, onClose, children }: CompareDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      className="m-auto max-h-none w-[min(84rem,calc(100vw-1rem))] max-w-none overflow-hidden rounded-box border border-line bg-base-200 text-base-content shadow-2xl backdrop:bg-black/60"
      aria-labelledby={id}
      onClose={onClose}
      // A click beside it closes it too, where the browser knows how.
      {...{ closedby: 'any' }}
    >
      {open ? (
        <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-2.5">
            <h2 id={id} className="font-semibold">
              Compare with the editor
            </h2>
            <button
              type="button"
              className="btn btn-ghost btn-sm btn-square"
              aria-label="Close"
              onClick={onClose}
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
