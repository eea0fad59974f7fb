import type { Blocker } from 'react-router-dom';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';

type LeaveDialogProps = {
  blocker: Blocker;
  /** What is not saved, and what becomes of it. */
  description: string;
  /** Where a draft stays until its writer comes back: throws it away. */
  onDiscard?: (() => void) | undefined;
};

/** Asked when another page was chosen while a form is unsaved. */
export function LeaveDialog({ blocker, description, onDiscard }: LeaveDialogProps) {
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      description={description}
      actions={
        <>
          <Button variant="neutral" onClick={stay}>
            Stay here
          </Button>
          {onDiscard ? (
            <Button
              variant="ghost"
              onClick={() => {
                onDiscard();
                blocker.proceed?.();
              }}
            >
              Discard draft
            </Button>
          ) : null}
          <Button variant={onDiscard ? 'primary' : 'danger'} onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    />
  );
}
