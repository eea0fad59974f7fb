import type { CreatePlaylistInput, Playlist } from '@stepwise/contracts/playlist';
import { apiClient, call } from '../../lib/api/api-client.ts';

const contracts = () => import('@stepwise/contracts/playlist');
const onePlaylist = async () => (await contracts()).playlistResponseSchema;
const urlOf = (id: string) => `/playlist/${encodeURIComponent(id)}`;

export async function getPlaylists(): Promise<Playlist[]> {
  const contract = async () => (await contracts()).playlistListResponseSchema;
  return (await call({ method: 'get', url: '/playlist' }, contract)).data;
}

export async function getPlaylist(id: string): Promise<Playlist> {
  return (await call({ method: 'get', url: urlOf(id) }, onePlaylist)).data;
}

export async function postPlaylist(data: CreatePlaylistInput): Promise<Playlist> {
  const config = { method: 'post', url: '/playlist/create-playlist', data };
  return (await call(config, onePlaylist)).data;
}

export async function postProblems(id: string, problemIds: readonly string[]): Promise<void> {
  const config = { method: 'post', url: `${urlOf(id)}/add-problem`, data: { problemIds } };
  await call(config, onePlaylist);
}

/** @param problemIds ids of problems or of entries */
export async function removeProblems(id: string, problemIds: readonly string[]): Promise<void> {
  const config = { method: 'delete', url: `${urlOf(id)}/remove-problem`, data: { problemIds } };
  await call(config, onePlaylist);
}

export async function removePlaylist(id: string): Promise<void> {
  await apiClient.delete(urlOf(id));
}
