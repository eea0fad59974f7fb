import type { WriteMessageInput } from '@stepwise/contracts/message';
import { Prisma, type Message } from '@stepwise/db/client';
import { AppError } from '../../http/app-error.ts';
import type { Database, Db, Reader } from '../../lib/db/db.ts';
import { recordAct, type ActSource } from '../audit/audit.queries.ts';

/** Messages that are kept at most: whoever writes in bulk fills no disk. */
const KEPT_MAX = 5_000;

/**
 * Keeps what a visitor wrote. Over the bound the oldest that was read makes room: nobody waits for it any more.
 * @throws OVERLOADED when too many wait to be read
 */
export async function addMessage(
  tx: Prisma.TransactionClient,
  { name, email, message }: WriteMessageInput,
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Message" WHERE id IN (
      SELECT id FROM "Message" WHERE "readAt" IS NOT NULL ORDER BY "createdAt", id
      LIMIT greatest(0, (SELECT count(*) FROM "Message") - ${KEPT_MAX}::int + 1))`;
  const added = await tx.$executeRaw`
    INSERT INTO "Message" (id, name, email, text)
    SELECT gen_random_uuid(), ${name}, ${email}, ${message}
    WHERE (SELECT count(*) FROM (SELECT FROM "Message" LIMIT ${KEPT_MAX}) m) < ${KEPT_MAX}`;
  if (added === 1) return;
  throw new AppError('OVERLOADED', 'Too many messages wait to be read, please try again later', {
    retryAfterSeconds: 3_600,
  });
}

type Page = { readonly cursor: string | undefined; readonly limit: number };

/** Messages, newest first. Whoever reads on from one that was deleted meanwhile is at the end. */
export function listMessages(db: Reader, { cursor, limit }: Page): Promise<Message[]> {
  const after =
    cursor === undefined
      ? Prisma.empty
      : Prisma.sql`WHERE ("createdAt", id) <
          (SELECT "createdAt", id FROM "Message" WHERE id = ${cursor}::uuid)`;
  return db.read<Message>(Prisma.sql`
    SELECT * FROM "Message" ${after} ORDER BY "createdAt" DESC, id DESC LIMIT ${limit}`);
}

export async function countUnread(db: Reader): Promise<number> {
  const [row] = await db.read<{ unread: number }>(Prisma.sql`
    SELECT count(*)::int AS unread FROM "Message" WHERE "readAt" IS NULL`);
  return row?.unread ?? 0;
}

/** Says whether it was read; the first time counts. Null when there is no such message. */
export async function markMessage(db: Db, id: string, isRead: boolean): Promise<Message | null> {
  const [row] = await db.$queryRaw<Message[]>`
    UPDATE "Message" SET "readAt" = CASE WHEN ${isRead} THEN coalesce("readAt", now()) END
    WHERE id = ${id}::uuid RETURNING *`;
  return row ?? null;
}

/** @returns whether there was one */
export function deleteMessage(db: Database, source: ActSource, id: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if ((await tx.message.deleteMany({ where: { id } })).count === 0) return false;
    const subject = { type: 'message', id } as const;
    await recordAct(tx, source, { action: 'message.deleted', subject });
    return true;
  });
}
