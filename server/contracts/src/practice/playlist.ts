import { z } from 'zod';
import { difficultySchema } from '../problems/problem.ts';
import { nameText, storableText } from '../text.ts';

export const PLAYLIST_NAME_MAX = 100;
export const PLAYLIST_DESCRIPTION_MAX = 1000;
/** Playlists of one person, and problems on one playlist. */
export const PLAYLISTS_MAX = 100;
export const PLAYLIST_ENTRIES_MAX = 1000;

const CHOOSE_ONE = 'Choose at least one problem';
const NAME_REQUIRED = 'Playlist name is required';

export const createPlaylistSchema = z.object({
  name: nameText('Playlist name', NAME_REQUIRED)
    .trim()
    .min(1, NAME_REQUIRED)
    .max(PLAYLIST_NAME_MAX, `Playlist name must be at most ${PLAYLIST_NAME_MAX} characters`),
  description: storableText()
    .trim()
    .max(
      PLAYLIST_DESCRIPTION_MAX,
      `Description must be at most ${PLAYLIST_DESCRIPTION_MAX} characters`,
    )
    .nullish(),
});

export type CreatePlaylistInput = z.input<typeof createPlaylistSchema>;

/** Ids of problems, or of entries where something is removed: the dashboard sends those. */
export const playlistProblemsSchema = z.object({
  problemIds: z
    .array(z.uuid('This is not the id of a problem'), CHOOSE_ONE)
    .min(1, CHOOSE_ONE)
    .max(100, 'At most 100 problems can be chosen at once'),
});

export const playlistSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** In the order in which they were added. */
  problems: z.array(
    z.object({
      id: z.uuid(),
      problem: z.object({
        id: z.uuid(),
        slug: z.string(),
        title: z.string(),
        difficulty: difficultySchema,
        tags: z.array(z.string()),
      }),
    }),
  ),
});

export type Playlist = z.output<typeof playlistSchema>;

export const playlistResponseSchema = z.object({ message: z.string(), data: playlistSchema });

export const playlistListResponseSchema = z.object({
  message: z.string(),
  data: z.array(playlistSchema),
});
