import { Prisma, type MailKind } from '@stepwise/db/client';
import { AppError } from '../../../http/app-error.ts';
import type { Db, Reader } from '../../../lib/db/db.ts';

/** How long a server that claimed a mail may take to send it; longer than it does. */
const LEASE_SECONDS = 60;

/** Mails that may wait: whoever asks for links in bulk fills no disk. */
const WAITING_MAX = 10_000;

/** Characters kept of what a mail server said. */
const ERROR_MAX = 300;

export type NewMail = { readonly to: string } &
  // The second has to arrive also when who changed the address deletes the account at once.
  (
    | { readonly kind: 'RESET_PASSWORD' | 'EMAIL_CHANGED' }
    | { readonly kind: 'CONFIRM_EMAIL'; readonly userId: string }
    | { readonly kind: 'INVITATION'; readonly invitationId: string }
  );

/**
 * Puts a mail into the queue, in the transaction of what it tells of.
 * @throws OVERLOADED when too many wait
 */
export async function enqueueMail(tx: Db, mail: NewMail): Promise<void> {
  const userId = 'userId' in mail ? mail.userId : null;
  const invitationId = 'invitationId' in mail ? mail.invitationId : null;
  const added = await tx.$executeRaw`
    INSERT INTO "Mail" (id, kind, "to", "userId", "invitationId")
    SELECT gen_random_uuid(), ${mail.kind}::"MailKind", ${mail.to}, ${userId}::uuid, ${invitationId}::uuid
    WHERE (SELECT count(*) FROM (
      SELECT FROM "Mail" WHERE "failedAt" IS NULL LIMIT ${WAITING_MAX}) m) < ${WAITING_MAX}`;
  if (added === 1) return;
  throw new AppError('OVERLOADED', 'Too many mails wait to be sent, please try again later', {
    retryAfterSeconds: 600,
  });
}

/** Administrators who are told of something by one mail each. */
const TOLD_MAX = 20;

/**
 * Puts a mail for each administrator who can sign in into the queue, to be sent at this moment. Where too many wait
 * they go without: what they would be told of is not to fail for it.
 */
export async function enqueueForAdministrators(
  tx: Db,
  kind: 'MESSAGES_UNREAD',
  dueAt: Date,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Mail" (id, kind, "to", "runAfter")
    SELECT gen_random_uuid(), ${kind}::"MailKind", email, ${dueAt} FROM "User"
    WHERE role = 'ADMIN' AND "suspendedAt" IS NULL AND (SELECT count(*) FROM (
      SELECT FROM "Mail" WHERE "failedAt" IS NULL LIMIT ${WAITING_MAX}) m) < ${WAITING_MAX}
    ORDER BY "User".id LIMIT ${TOLD_MAX}`;
}

/** A claimed mail. */
export type MailJob = {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly userId: string | null;
  readonly invitationId: string | null;
  readonly attempt: number;
};

/** Claims mails that are due, those that somebody waits for first. No other server has them until they are late. */
export function claimMails(db: Db, limit: number): Promise<MailJob[]> {
  // In milliseconds, as the column has it: rounded up there, a new mail would not be due yet.
  return db.$queryRaw<MailJob[]>`
    WITH due AS MATERIALIZED (
      SELECT id FROM "Mail" WHERE "failedAt" IS NULL AND "runAfter" <= now()::timestamptz(3)
      ORDER BY kind = 'INVITATION', "runAfter" LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE "Mail" m SET attempt = m.attempt + 1,
      "runAfter" = now() + make_interval(secs => ${LEASE_SECONDS})
    FROM due WHERE m.id = due.id
    RETURNING m.id, kind::text AS kind, "to", "userId", "invitationId", attempt`;
}

/** Removes a mail that was sent, or that nobody is meant to get. */
export async function removeMail(db: Db, { id }: MailJob): Promise<void> {
  await db.mail.deleteMany({ where: { id } });
}

/** Puts a mail back, to be tried again later; unless another server has claimed it since. */
export async function tryMailAgain(
  db: Db,
  job: MailJob,
  seconds: number,
  reason: string | null,
): Promise<void> {
  await db.$executeRaw`
    UPDATE "Mail" SET "runAfter" = now() + make_interval(secs => ${seconds}),
      error = coalesce(${reason?.slice(0, ERROR_MAX) ?? null}, error)
    WHERE id = ${job.id}::uuid AND attempt = ${job.attempt}`;
}

/** Keeps a mail as one that was not sent, with the reason. */
export async function giveUpMail(db: Db, job: MailJob, reason: string): Promise<void> {
  await db.$executeRaw`
    UPDATE "Mail" SET "failedAt" = now(), error = ${reason.slice(0, ERROR_MAX)}
    WHERE id = ${job.id}::uuid AND attempt = ${job.attempt}`;
}

export type MailCounts = { readonly waiting: number; readonly givenUp: number };

/** Mails that wait, and those given up in the last days. */
export async function countMails(db: Reader): Promise<MailCounts> {
  const upTo = (which: Prisma.Sql) => Prisma.sql`
    (SELECT count(*)::int FROM (
      SELECT FROM "Mail" WHERE "failedAt" ${which} LIMIT ${WAITING_MAX}) m)`;
  const [counts] = await db.read<MailCounts>(Prisma.sql`
    SELECT ${upTo(Prisma.sql`IS NULL`)} AS waiting, ${upTo(Prisma.sql`IS NOT NULL`)} AS "givenUp"`);
  if (!counts) throw new Error('The database counted nothing');
  return counts;
}
