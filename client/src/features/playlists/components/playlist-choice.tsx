import type { Playlist } from '@stepwise/contracts/playlist';
import { countProblems } from '../count-problems.ts';

type PlaylistChoiceProps = {
  playlists: readonly Playlist[];
  /** A playlist that holds it already cannot be chosen. */
  problemId: string;
  chosenId: string | null;
  onChoose: (id: string) => void;
};

export function PlaylistChoice({ playlists, problemId, chosenId, onChoose }: PlaylistChoiceProps) {
  return (
    <fieldset className="max-h-72 overflow-y-auto rounded-field border border-field-line bg-base-100">
      <legend className="sr-only">Playlist</legend>
      <ul className="divide-y divide-line">
        {playlists.map((playlist) => {
          const isOnIt = playlist.problems.some(({ problem }) => problem.id === problemId);
          return (
            <li key={playlist.id}>
              <label className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 has-checked:bg-primary/10 has-disabled:cursor-default has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary">
                <input
                  type="radio"
                  name="playlist"
                  className="size-4 shrink-0 outline-none"
                  value={playlist.id}
                  checked={chosenId === playlist.id}
                  disabled={isOnIt}
                  onChange={() => onChoose(playlist.id)}
                />
                {/* Beside a long name there is no room: the count goes below it. */}
                <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
                  <span className="font-medium wrap-anywhere">{playlist.name}</span>
                  <span className="text-sm text-muted">
                    {isOnIt ? 'Already added' : countProblems(playlist)}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
