import { ANNOUNCEMENTS_MAX, type writeAnnouncementSchema } from '@stepwise/contracts/announcement';
import type { Announcement, Prisma } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError, notFound } from '../../http/app-error.ts';
import type { Database } from '../../lib/db/db.ts';
import { recordAct, type ActSource } from '../audit/audit.queries.ts';
import { presentAnnouncement } from './announcement.presenter.ts';

type Input = z.output<typeof writeAnnouncementSchema>;

/**
 * @throws CONFLICT when too many are kept; VALIDATION_FAILED for one that is over
 */
export function writeAnnouncement(
  db: Database,
  source: ActSource,
  input: Input,
): Promise<Announcement> {
  const data = dataOf(input);
  return db.$transaction(async (tx) => {
    // Whoever writes another one at the same moment waits, and counts this one.
    await lockAnnouncements(tx);
    if ((await tx.announcement.count()) >= ANNOUNCEMENTS_MAX) {
      const message = `There are ${String(ANNOUNCEMENTS_MAX)} announcements, which is the most. Delete one first`;
      throw new AppError('CONFLICT', message);
    }
    const row = await tx.announcement.create({ data });
    const subject = { type: 'announcement', id: row.id } as const;
    await recordAct(tx, source, { action: 'announcement.made', subject, after: wordsOf(row) });
    return row;
  });
}

/**
 * Changes an announcement; where people read something new, also who had closed it is shown it again.
 * @throws NOT_FOUND; VALIDATION_FAILED for one that is over
 */
export function changeAnnouncement(
  db: Database,
  source: ActSource,
  { id, ...input }: Input & { readonly id: string },
): Promise<Announcement> {
  const data = dataOf(input);
  return db.$transaction(async (tx) => {
    await lockAnnouncements(tx);
    const old = await tx.announcement.findUnique({ where: { id } });
    if (!old) throw notFound('Announcement');
    const isNews = old.text !== data.text || old.level !== data.level;
    const version = isNews ? old.version + 1 : old.version;
    const row = await tx.announcement.update({ where: { id }, data: { ...data, version } });
    const [before, after] = [wordsOf(old), wordsOf(row)];
    if (JSON.stringify(before) === JSON.stringify(after)) return row;
    const subject = { type: 'announcement', id } as const;
    await recordAct(tx, source, { action: 'announcement.changed', subject, before, after });
    return row;
  });
}

/** @throws NOT_FOUND */
export function deleteAnnouncement(db: Database, source: ActSource, id: string): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockAnnouncements(tx);
    const old = await tx.announcement.findUnique({ where: { id } });
    if (!old) throw notFound('Announcement');
    await tx.announcement.delete({ where: { id } });
    const subject = { type: 'announcement', id } as const;
    await recordAct(tx, source, { action: 'announcement.deleted', subject, before: wordsOf(old) });
  });
}

async function lockAnnouncements(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`LOCK TABLE "Announcement" IN SHARE ROW EXCLUSIVE MODE`;
}

function dataOf({ from, until, ...rest }: Input) {
  const endsAt = new Date(until);
  if (endsAt <= new Date()) {
    const message = 'It would be over already: choose a later end';
    throw new AppError('VALIDATION_FAILED', message, { details: [{ path: 'until', message }] });
  }
  return { ...rest, startsAt: new Date(from), endsAt };
}

/** What the audit log keeps of it. */
function wordsOf(row: Announcement) {
  const { text, level, audience, from, until } = presentAnnouncement(row);
  return { text, level, audience, from, until };
}
