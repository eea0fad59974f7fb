import type { Prisma } from '@stepwise/db/client';
import type { Db } from '../../lib/db.ts';

const fields = {
  id: true,
  name: true,
  description: true,
  createdAt: true,
  entries: {
    where: { problem: { deletedAt: null } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      problem: { select: { id: true, slug: true, title: true, difficulty: true, tags: true } },
    },
  },
} satisfies Prisma.PlaylistSelect;

export type PlaylistRow = Prisma.PlaylistGetPayload<{ select: typeof fields }>;

/** A user's playlists, oldest first. */
export function listPlaylists(db: Db, userId: string): Promise<PlaylistRow[]> {
  return db.playlist.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: fields,
  });
}

/** A playlist of this user; null when there is none or it is somebody else's. */
export function findPlaylist(db: Db, userId: string, id: string): Promise<PlaylistRow | null> {
  return db.playlist.findUnique({ where: { id, userId }, select: fields });
}
