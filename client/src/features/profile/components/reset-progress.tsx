import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { resetProgress } from '../profile.api.ts';
import { TypedOutForm } from './typed-out-form.tsx';

/** Lets a person begin anew, once they have read what that takes. */
export function ResetProgress({ onReset }: { onReset: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Reset my progress
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Reset your progress?"
        description="You begin anew with every problem. This action cannot be undone."
      >
        <dl className="flex flex-col gap-2 text-sm">
          <dt className="font-medium">What goes</dt>
          <dd className="text-muted">
            What is marked as solved or tried, also on the learning paths and your public page. Your
            reviews with their grades. Hints, editorials and solutions that you have opened close
            again. Editors begin with the starter; what you typed is among the earlier versions.
          </dd>
          <dt className="font-medium">What stays</dt>
          <dd className="text-muted">
            Your submissions, and with them your record and your streak. Notes, playlists,
            rehearsals and the settings of your reviews.
          </dd>
        </dl>
        <TypedOutForm
          word="RESET"
          confirmText="Reset progress"
          act={resetProgress}
          undone="Your progress was not reset."
          onCancel={close}
          onDone={onReset}
        />
      </Dialog>
    </div>
  );
}
