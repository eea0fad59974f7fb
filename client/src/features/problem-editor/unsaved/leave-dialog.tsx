import type { Blocker } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

type LeaveDialogProps = { blocker: Blocker; isKept: boolean; onDiscard: () => void };

/** Asked when another page was chosen while the form is unsaved. */
export function LeaveDialog({ blocker, isKept, onDiscard }: LeaveDialogProps) {
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title="Leave without saving?"
      description={
        isKept
          ? 'The problem is not stored yet. Your draft stays in this browser until you come back.'
          : 'The problem is not stored yet, and the draft is too large to be kept.'
      }
      actions={
        <>
          <Button variant="neutral" onClick={stay}>
            Stay here
          </Button>
          {isKept ? (
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
          <Button variant={isKept ? 'primary' : 'danger'} onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    />
  );
}
