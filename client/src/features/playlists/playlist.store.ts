import type { CreatePlaylistInput, Playlist } from '@stepwise/contracts/playlist';
import toast from 'react-hot-toast';
import { create } from 'zustand';
import { loadInto, unloaded, type Remote } from '../../lib/api/remote.ts';
import {
  getPlaylist,
  getPlaylists,
  postPlaylist,
  postProblems,
  removePlaylist,
  removeProblems,
} from './playlist.api.ts';
import { playlistRefusal } from './playlist-refusal.ts';

/** Why nothing was changed, in the words of the toast that said so; null after a success. */
export type Refusal = string | null;

type PlaylistState = Remote<'playlists', Playlist[]> & {
  getAllPlaylists: () => Promise<void>;
  /** Reads one playlist anew, into its place among the others. */
  getPlaylistDetails: (id: string) => Promise<void>;
  createPlaylist: (input: CreatePlaylistInput) => Promise<Refusal>;
  addProblemToPlaylist: (id: string, problemIds: readonly string[]) => Promise<Refusal>;
  removeProblemFromPlaylist: (id: string, entryIds: readonly string[]) => Promise<Refusal>;
  deletePlaylist: (id: string) => Promise<Refusal>;
};

export const usePlaylistStore = create<PlaylistState>()((set, get) => ({
  ...unloaded('playlists'),

  getAllPlaylists: () =>
    loadInto(set, 'playlists', getPlaylists, (error) =>
      toast.error(playlistRefusal(error, 'Failed to fetch playlists')),
    ),

  getPlaylistDetails: async (id) => {
    try {
      const fresh = await getPlaylist(id);
      set({ playlists: get().playlists?.map((old) => (old.id === id ? fresh : old)) ?? null });
    } catch (error) {
      toast.error(playlistRefusal(error, 'Failed to fetch playlist details'));
    }
  },

  createPlaylist: (input) =>
    attempt('Playlist created successfully', 'Failed to create playlist', async () => {
      const made = await postPlaylist(input);
      const { playlists } = get();
      // Before the others were loaded, the new one alone would pass for all of them.
      if (playlists) set({ playlists: [...playlists, made] });
    }),

  addProblemToPlaylist: async (id, problemIds) => {
    const refusal = await attempt(
      'Problem added to playlist',
      'Failed to add problem to playlist',
      () => postProblems(id, problemIds),
    );
    if (!refusal) await get().getPlaylistDetails(id);
    return refusal;
  },

  removeProblemFromPlaylist: async (id, entryIds) => {
    const refusal = await attempt(
      'Problem removed from playlist',
      'Failed to remove problem from playlist',
      () => removeProblems(id, entryIds),
    );
    if (!refusal) await get().getAllPlaylists();
    return refusal;
  },

  deletePlaylist: (id) =>
    attempt('Playlist deleted successfully', 'Failed to delete playlist', async () => {
      await removePlaylist(id);
      set({ playlists: get().playlists?.filter((playlist) => playlist.id !== id) ?? null });
    }),
}));

async function attempt(
  success: string,
  failure: string,
  change: () => Promise<void>,
): Promise<Refusal> {
  try {
    await change();
    toast.success(success);
    return null;
  } catch (error) {
    const refusal = playlistRefusal(error, failure);
    toast.error(refusal);
    return refusal;
  }
}
