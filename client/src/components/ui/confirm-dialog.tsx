import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** What it is about, where the page behind may not tell. */
  children?: ReactNode;
  confirmText: string;
  /** Reports its own success or failure; the dialog closes after either. */
  onConfirm: () => Promise<unknown>;
  returnFocusTo?: RefObject<HTMLElement | null>;
};

/** Asks before something is deleted. */
export function ConfirmDialog({ onConfirm, confirmText, ...dialog }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);

  const closings = useRef(0);

  function close() {
    closings.current += 1;
    setBusy(false);
    dialog.onClose();
  }

  async function confirm() {
    const before = closings.current;
    setBusy(true);
    await onConfirm();
    // It may have been closed meanwhile, and ask about something else by now.
    if (closings.current === before) close();
  }

  return (
    <Dialog
      {...dialog}
      onClose={close}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
            {confirmText}
          </Button>
        </>
      }
    />
  );
}
