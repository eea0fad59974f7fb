import type { CreatePlaylistInput, Playlist } from '@stepwise/contracts/playlist';
import { call } from '../../lib/api/api-client.ts';

export async function getPlaylists(): Promise<Playlist[]> {
  return (await call('GET /playlist')).data;
}

export async function getPlaylist(id: string): Promise<Playlist> {
  return (await call('GET /playlist/{id}', { path: { id } })).data;
}

export async function postPlaylist(data: CreatePlaylistInput): Promise<Playlist> {
  return (await call('POST /playlist/create-playlist', { data })).data;
}

export async function postProblems(id: string, problemIds: readonly string[]): Promise<void> {
  await call('POST /playlist/{id}/add-problem', { path: { id }, data: { problemIds } });
}

/** @param problemIds ids of problems or of entries */
export async function removeProblems(id: string, problemIds: readonly string[]): Promise<void> {
  await call('DELETE /playlist/{id}/remove-problem', { path: { id }, data: { problemIds } });
}

export async function removePlaylist(id: string): Promise<void> {
  await call('DELETE /playlist/{id}', { path: { id } });
}
