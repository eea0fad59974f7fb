import {
  PLAYLIST_ENTRIES_MAX,
  PLAYLISTS_MAX,
  type createPlaylistSchema,
} from '@stepwise/contracts/playlist';
import type { z } from 'zod';
import { AppError, notFound } from '../../http/app-error.ts';
import { isUniqueViolation, type Database, type Db } from '../../lib/db/db.ts';
import { lockPerson } from '../../lib/db/lock-person.ts';
import { findPlaylist, type PlaylistRow } from './playlist.queries.ts';

/** Of the problems that a playlist may have. */
const IS_SHOWN = { deletedAt: null, isDraft: false } as const;

/**
 * Makes an empty playlist.
 * @throws CONFLICT when the user has one of this name, or too many
 */
export async function createPlaylist(
  db: Database,
  userId: string,
  input: z.output<typeof createPlaylistSchema>,
): Promise<PlaylistRow> {
  const { name, description } = input;
  try {
    const { id } = await db.$transaction(async (tx) => {
      // Two at once do not count each other.
      await lockPerson(tx, userId);
      if ((await tx.playlist.count({ where: { userId } })) >= PLAYLISTS_MAX) {
        throw new AppError('CONFLICT', `You can keep at most ${PLAYLISTS_MAX} playlists`);
      }
      return tx.playlist.create({
        data: { userId, name, description: description === '' ? null : (description ?? null) },
        select: { id: true },
      });
    });
    return await getPlaylist(db, userId, id);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('CONFLICT', 'You already have a playlist with this name', { cause: error });
  }
}

/** @throws NOT_FOUND, also for a playlist of another user */
export async function getPlaylist(db: Database, userId: string, id: string): Promise<PlaylistRow> {
  const playlist = await findPlaylist(db, userId, id);
  if (!playlist) throw notFound('Playlist');
  return playlist;
}

/**
 * Puts problems on a playlist; those that are on it already stay as they are.
 * @throws NOT_FOUND when the playlist or one of the problems is; CONFLICT when it would be too long
 */
export async function addProblems(
  db: Database,
  userId: string,
  id: string,
  problemIds: readonly string[],
): Promise<PlaylistRow> {
  const wanted = [...new Set(problemIds)];
  await db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const entries = await countEntries(tx, userId, id);
    const known = await tx.problem.count({ where: { id: { in: wanted }, ...IS_SHOWN } });
    if (known < wanted.length) throw notFound('Problem');
    const there = { playlistId: id, problemId: { in: wanted } };
    const isThere = await tx.playlistEntry.count({ where: there });
    if (entries + wanted.length - isThere > PLAYLIST_ENTRIES_MAX) {
      throw new AppError('CONFLICT', `A playlist holds at most ${PLAYLIST_ENTRIES_MAX} problems`);
    }
    await tx.playlistEntry.createMany({
      data: wanted.map((problemId) => ({ playlistId: id, problemId })),
      skipDuplicates: true,
    });
  });
  return getPlaylist(db, userId, id);
}

/** Those with a problem that is shown. */
async function countEntries(tx: Db, userId: string, id: string): Promise<number> {
  const playlist = await tx.playlist.findUnique({
    where: { id, userId },
    select: { _count: { select: { entries: { where: { problem: IS_SHOWN } } } } },
  });
  if (!playlist) throw notFound('Playlist');
  return playlist._count.entries;
}

/**
 * Takes problems off a playlist. Ids may name problems or entries; unknown ones are ignored.
 * @throws NOT_FOUND when the playlist does not exist
 */
export async function removeProblems(
  db: Database,
  userId: string,
  id: string,
  ids: readonly string[],
): Promise<PlaylistRow> {
  await getPlaylist(db, userId, id);
  const either = [...ids];
  await db.playlistEntry.deleteMany({
    where: { playlistId: id, OR: [{ id: { in: either } }, { problemId: { in: either } }] },
  });
  return getPlaylist(db, userId, id);
}

/** @throws NOT_FOUND when the playlist does not exist */
export async function deletePlaylist(db: Database, userId: string, id: string): Promise<void> {
  const { count } = await db.playlist.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound('Playlist');
}
