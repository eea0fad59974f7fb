import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { inTime } from '../../../lib/in-time.ts';
import { usePlaylistStore } from '../playlist.store.ts';
import type { PlaylistTask } from '../playlist-task.ts';
import { AddToPlaylistForm } from './add-to-playlist-form.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { FormUnavailable } from './form-unavailable.tsx';

// Form and schema code comes to those who open the dialog, not to everyone who reads a list.
const NewPlaylistForm = lazy(() =>
  inTime(import('./new-playlist-form.tsx')).then(
    (module) => ({ default: module.NewPlaylistForm }),
    () => ({ default: FormUnavailable }),
  ),
);

type PlaylistDialogProps = { task: PlaylistTask | null; onClose: () => void };

/** One dialog for both tasks, so that making a playlist on the way returns to the problem. */
export function PlaylistDialog({ task, onClose }: PlaylistDialogProps) {
  const newestId = usePlaylistStore((state) => state.playlists?.at(-1)?.id ?? null);
  const [makingFor, setMakingFor] = useState<PlaylistTask | null>(null);
  const [madeFor, setMadeFor] = useState<PlaylistTask | null>(null);
  const isAdding = task?.kind === 'add' && makingFor !== task;

  function finishMaking() {
    if (task?.kind !== 'add') return onClose();
    setMadeFor(task);
    return setMakingFor(null);
  }

  return (
    <Dialog
      open={task !== null}
      onClose={onClose}
      title={isAdding ? 'Add to Playlist' : 'New Playlist'}
    >
      {isAdding ? (
        <AddToPlaylistForm
          problem={task.problem}
          firstChoice={madeFor === task ? newestId : null}
          onNew={() => setMakingFor(task)}
          onDone={onClose}
        />
      ) : (
        <Suspense fallback={<FormSkeleton />}>
          <NewPlaylistForm
            onCancel={task?.kind === 'add' ? () => setMakingFor(null) : onClose}
            onDone={finishMaking}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
