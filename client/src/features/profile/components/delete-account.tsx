import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { deleteAccount } from '../profile.api.ts';
import { TypedOutForm } from './typed-out-form.tsx';

type DeleteAccountProps = { onDeleted: () => void };

export function DeleteAccount({ onDeleted }: DeleteAccountProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Delete your account?"
        description="Your submissions, playlists and progress go with it. This action cannot be undone."
      >
        <TypedOutForm
          word="DELETE"
          confirmText="Delete account"
          act={deleteAccount}
          undone="Your account was not deleted."
          onCancel={close}
          onDone={onDeleted}
        />
      </Dialog>
    </div>
  );
}
