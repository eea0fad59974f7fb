import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  /** For programs, which are wider than sentences. */
  wide?: boolean;
  children?: ReactNode;
  /** The buttons, the safe one first. */
  actions?: ReactNode;
  /** Gets the focus when the element that opened the dialog no longer exists. */
  returnFocusTo?: RefObject<HTMLElement | null>;
};

/** The browser's modal: it traps focus, closes on Escape and restores the focus by itself. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  wide = false,
  children,
  actions,
  returnFocusTo,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) return dialog.showModal();
    dialog.close();
    if (document.activeElement === document.body) returnFocusTo?.current?.focus();
  }, [open, returnFocusTo]);

  return (
    <dialog
      ref={ref}
      className={`m-auto ${wide ? 'w-[min(64rem,calc(100vw-2rem))]' : 'w-[min(32rem,calc(100vw-2rem))]'} rounded-box border border-line bg-base-200 text-base-content shadow-2xl backdrop:bg-black/60`}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={onClose}
      // A click beside it closes it too, where the browser knows how.
      {...{ closedby: 'any' }}
    >
      {open ? (
        <div className="flex flex-col gap-4 p-6 max-[24rem]:p-4">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="min-w-0 text-lg font-semibold wrap-anywhere">
              {title}
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
          {description ? (
            <p id={`${id}-description`} className="text-muted">
              {description}
            </p>
          ) : null}
          {children}
          {actions ? <div className="flex flex-wrap justify-end gap-3">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
