import { type ReactNode, type RefObject, useState } from 'react';
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

  async function confirm() {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    dialog.onClose();
  }

  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="ghost" onClick={dialog.onClose}>
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
