import { Prisma, type Announcement } from '@stepwise/db/client';
import type { Db, Reader } from '../../lib/db/db.ts';

export type CurrentAnnouncement = Pick<
  Announcement,
  'id' | 'text' | 'level' | 'audience' | 'version'
>;

/** What is announced at the moment, by the database's clock: warnings first, then the newest. */
export function listCurrent(db: Reader): Promise<CurrentAnnouncement[]> {
  return db.read<CurrentAnnouncement>(Prisma.sql`
    SELECT id, text, level, audience, version FROM "Announcement"
    WHERE "startsAt" <= now() AND "endsAt" > now()
    ORDER BY level DESC, "startsAt" DESC, id DESC`);
}

/** Those that a person has closed, with the version that was. */
export async function readDismissed(db: Reader, userId: string): Promise<Map<string, number>> {
  const rows = await db.read<{ id: string; version: number }>(Prisma.sql`
    SELECT "announcementId" AS id, version FROM "AnnouncementDismissal"
    WHERE "userId" = ${userId}::uuid`);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** @returns whether there is such an announcement */
export async function dismiss(
  db: Db,
  { userId, id, version }: { userId: string; id: string; version: number },
): Promise<boolean> {
  const count = await db.$executeRaw`
    INSERT INTO "AnnouncementDismissal" ("userId", "announcementId", version)
    SELECT ${userId}::uuid, id, ${version} FROM "Announcement"
    WHERE id = ${id}::uuid AND version >= ${version}
    ON CONFLICT ("userId", "announcementId")
    DO UPDATE SET version = greatest("AnnouncementDismissal".version, excluded.version)`;
  return count > 0;
}

/** All that are kept: what is shown longest stands first. */
export function listAnnouncements(db: Db): Promise<Announcement[]> {
  return db.announcement.findMany({ orderBy: [{ endsAt: 'desc' }, { id: 'desc' }] });
}
