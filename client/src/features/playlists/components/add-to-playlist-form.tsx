import { Plus } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { usePlaylistStore } from '../playlist.store.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { PlaylistChoice } from './playlist-choice.tsx';

type AddToPlaylistFormProps = {
  problem: { id: string; title: string };
  /** Id of the playlist that was made on the way here. */
  firstChoice: string | null;
  onNew: () => void;
  onDone: () => void;
};

export function AddToPlaylistForm({ problem, firstChoice, onNew, onDone }: AddToPlaylistFormProps) {
  const { playlists, playlistsError, getAllPlaylists } = usePlaylistStore();
  const { chosenId, choose, isAdding, refusal, add } = useAdding(problem.id, firstChoice, onDone);

  useEffect(() => {
    void getAllPlaylists();
  }, [getAllPlaylists]);

  if (!playlists && playlistsError) {
    return (
      <ErrorState
        title="Your playlists could not be loaded"
        onRetry={() => void getAllPlaylists()}
      />
    );
  }
  if (!playlists) return <FormSkeleton />;
  const isEmpty = playlists.length === 0;
  return (
    <form className="flex flex-col gap-4" onSubmit={add}>
      <p className="wrap-anywhere text-muted">
        Save <strong className="font-semibold text-base-content">{problem.title}</strong> to:
      </p>
      {isEmpty ? (
        <p className="rounded-field border border-dashed border-field-line p-4">
          You have no playlists yet. Make one, and the problem can go on it.
        </p>
      ) : (
        <PlaylistChoice
          playlists={playlists}
          problemId={problem.id}
          chosenId={chosenId}
          onChoose={choose}
        />
      )}
      <p role="alert" className="text-sm whitespace-pre-line text-rejected empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant={isEmpty ? 'primary' : 'ghost'}
          className="me-auto max-sm:w-full"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={onNew}
        >
          New Playlist
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={chosenId === null} busy={isAdding} busyText="Adding...">
          Add
        </Button>
      </div>
    </form>
  );
}

/** The playlist that is chosen, and the problem's way onto it. */
function useAdding(problemId: string, firstChoice: string | null, onDone: () => void) {
  const { addProblemToPlaylist } = usePlaylistStore.getState();
  const isShown = useIsShown();
  const [chosenId, choose] = useState(firstChoice);
  const [isAdding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function addTo(playlistId: string) {
    setAdding(true);
    const refused = await addProblemToPlaylist(playlistId, [problemId]);
    if (!isShown()) return;
    setAdding(false);
    if (refused === null) onDone();
    else setRefusal(refused);
  }

  function add(event: SubmitEvent) {
    event.preventDefault();
    if (chosenId !== null) void addTo(chosenId);
  }
  return { chosenId, choose, isAdding, refusal, add };
}
