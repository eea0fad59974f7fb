import type { Playlist } from '@stepwise/contracts/playlist';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DifficultyBadge } from '../../../components/ui/badges/difficulty-badge.tsx';
import { Spinner } from '../../../components/ui/loading/spinner.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePlaylistStore } from '../playlist.store.ts';

type PlaylistRowProps = { playlistId: string; entry: Playlist['problems'][number] };

export function PlaylistRow({ playlistId, entry }: PlaylistRowProps) {
  const removeProblem = usePlaylistStore((state) => state.removeProblemFromPlaylist);
  const [isBusy, setBusy] = useState(false);
  const { id, problem } = entry;

  async function remove(clicks: number) {
    // The second click of two may meet the next row, which has come up to where this one was.
    if (isBusy || clicks > 1) return;
    setBusy(true);
    await removeProblem(playlistId, [id]);
    setBusy(false);
  }

  return (
    <li
      data-row={id}
      className="relative flex min-h-12 items-center gap-3 py-1 ps-5 pe-3 hover:bg-base-300/50"
    >
      {/* Beside a long title there is no room: the difficulty goes below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Link
          to={paths.problem(problem.id)}
          className="text-sm font-medium wrap-anywhere after:absolute after:inset-0 hover:text-primary focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          {problem.title}
        </Link>
        <DifficultyBadge difficulty={problem.difficulty} />
      </div>
      <button
        type="button"
        className="btn relative z-1 btn-ghost btn-square btn-sm size-9 text-muted hover:text-rejected"
        aria-label={`Remove ${problem.title}`}
        // Not disabled: a second click would go through it, to the link that fills the row.
        aria-busy={isBusy}
        onClick={({ detail }) => void remove(detail)}
      >
        {isBusy ? <Spinner /> : <X className="size-4.5" aria-hidden="true" />}
      </button>
    </li>
  );
}
