import type { Playlist } from '@stepwise/contracts/playlist';
import type { PlaylistRow } from './playlist.queries.ts';

export function presentPlaylist(row: PlaylistRow): Playlist {
  const { id, name, description, createdAt, entries } = row;
  return {
    id,
    name,
    description,
    createdAt: createdAt.toISOString(),
    problems: entries.map((entry) => ({ id: entry.id, problem: entry.problem })),
  };
}
