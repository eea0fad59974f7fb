import type { Playlist } from '@stepwise/contracts/playlist';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { usePlaylistStore } from '../playlist.store.ts';
import { PlaylistCard } from './playlist-card.tsx';
import { PlaylistCardsSkeleton } from './playlist-cards-skeleton.tsx';

/** The person's playlists. `onCreate` opens the dialog, which belongs to the page. */
export function PlaylistsTab({ onCreate }: { onCreate: () => void }) {
  const { playlists, playlistsError, getAllPlaylists, deletePlaylist } = usePlaylistStore();
  const [doomed, setDoomed] = useState<Playlist | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const create = (
    <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={onCreate}>
      Create Playlist
    </Button>
  );

  function content() {
    if (playlists && playlists.length > 0) {
      return <PlaylistCards playlists={playlists} onDelete={setDoomed} />;
    }
    if (playlists) {
      return (
        <div className="surface">
          <EmptyState title="No playlists yet">
            Collect problems that belong together: a topic, a company, next week.
          </EmptyState>
        </div>
      );
    }
    if (!playlistsError) return <PlaylistCardsSkeleton />;
    return (
      <ErrorState
        title="Your playlists could not be loaded"
        requestId={playlistsError.requestId}
        onRetry={() => void getAllPlaylists()}
      >
        {playlistsError.message}
      </ErrorState>
    );
  }

  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          Your Playlists
        </h2>
        {create}
      </div>
      {content()}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete Playlist?"
        description={`Are you sure you want to delete “${doomed?.name ?? ''}”? Its problems stay. This action cannot be undone.`}
        confirmText="Delete Now"
        onConfirm={() => (doomed ? deletePlaylist(doomed.id) : Promise.resolve())}
        returnFocusTo={heading}
      />
    </section>
  );
}

type PlaylistCardsProps = {
  playlists: readonly Playlist[];
  onDelete: (playlist: Playlist) => void;
};

function PlaylistCards({ playlists, onDelete }: PlaylistCardsProps) {
  return (
    <ul className="grid items-start gap-4 md:grid-cols-2">
      {playlists.map((playlist) => (
        <PlaylistCard key={playlist.id} playlist={playlist} onDelete={() => onDelete(playlist)} />
      ))}
    </ul>
  );
}
