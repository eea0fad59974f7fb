import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useAuthStore } from '../auth.store.ts';

/** Another tab has signed somebody else in: this page can do nothing any more but be loaded anew. */
export function OtherUserNotice({ reload = () => window.location.reload() }) {
  const shown = useAuthStore((state) => state.authUser?.name) ?? 'somebody else';
  const other = useAuthStore((state) => state.otherUser);
  const name = other?.name ?? 'Somebody else';
  return (
    <Dialog
      open={other !== null}
      onClose={() => useAuthStore.setState({ otherUser: null })}
      title={`${name} is signed in now`}
      description={`This page belongs to ${shown}, so nothing more is sent from it. What was written here stays ${shown}’s.`}
      actions={
        <Button
          className="h-auto min-h-(--size) max-w-full py-1.5 wrap-anywhere whitespace-normal"
          onClick={reload}
        >
          Reload as {other?.name ?? 'the person signed in'}
        </Button>
      }
    />
  );
}
