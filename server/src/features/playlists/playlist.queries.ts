import { Prisma, type Playlist, type Problem } from '@stepwise/db/client';
import type { Reader } from '../../lib/db/db.ts';

/** A playlist with its problems in the order in which they were put on it. */
export type PlaylistRow = Pick<Playlist, 'id' | 'name' | 'description' | 'createdAt'> & {
  readonly entries: {
    readonly id: string;
    readonly problem: Pick<Problem, 'id' | 'slug' | 'title' | 'difficulty' | 'tags'>;
  }[];
};

// Plain SQL: every visit to the dashboard reads it.
const PLAYLIST = Prisma.sql`
  SELECT l.id, l.name, l.description, l."createdAt", e.entries
  FROM "Playlist" l CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('id', e.id, 'problem', json_build_object(
        'id', p.id, 'slug', p.slug, 'title', p.title, 'difficulty', p.difficulty, 'tags', p.tags
      )) ORDER BY e."createdAt", e.id), '[]') AS entries
    FROM "PlaylistEntry" e JOIN "Problem" p ON p.id = e."problemId"
    WHERE e."playlistId" = l.id AND p."deletedAt" IS NULL AND NOT p."isDraft") e`;

/** A user's playlists, oldest first. */
export function listPlaylists(db: Reader, userId: string): Promise<PlaylistRow[]> {
  return db.read<PlaylistRow>(Prisma.sql`${PLAYLIST}
    WHERE l."userId" = ${userId}::uuid ORDER BY l."createdAt", l.id`);
}

/** A playlist of this user; null when it does not exist or belongs to another user. */
export async function findPlaylist(
  db: Reader,
  userId: string,
  id: string,
): Promise<PlaylistRow | null> {
  const [row] = await db.read<PlaylistRow>(Prisma.sql`${PLAYLIST}
    WHERE l.id = ${id}::uuid AND l."userId" = ${userId}::uuid`);
  return row ?? null;
}
