import { randomUUID } from 'node:crypto';
import type { inviteManySchema } from '@stepwise/contracts/mail';
import type { InvitationState, makeInvitationSchema } from '@stepwise/contracts/registration';
import type { Prisma } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError, notFound } from '../../../http/app-error.ts';
import type { Database, Db } from '../../../lib/db/db.ts';
import { recordAct, type ActSource } from '../../audit/audit.queries.ts';
import { enqueueMail } from '../mail/mail-queue.queries.ts';
import { randomToken, tokenHash } from '../../../lib/secret-token.ts';
import { findByToken, isAtOneOf, readRegistration } from './registration.queries.ts';

/** What an invitation does not do any more, in words for whoever opened it. */
const ASK_AGAIN = 'Ask whoever invited you for a new one.';
const UNKNOWN = `This invitation is not valid: its link is incomplete, or long over. ${ASK_AGAIN}`;
const OVER: Readonly<Record<Exclude<InvitationState, 'OPEN'>, string>> = {
  USED_UP: `Everybody whom this invitation was for has registered. ${ASK_AGAIN}`,
  EXPIRED: `This invitation has expired. ${ASK_AGAIN}`,
  REVOKED: `This invitation was withdrawn. ${ASK_AGAIN}`,
};

/**
 * Makes a link with which people register.
 * @returns the invitation's id, and the link's path with the token behind `#`, which is stored nowhere
 */
export function makeInvitation(
  db: Database,
  source: ActSource,
  invitation: z.output<typeof makeInvitationSchema>,
): Promise<{ id: string; path: string }> {
  return db.$transaction((tx) =>
    insertInvitation(tx, source, { ...invitation, email: null, listId: null }),
  );
}

/**
 * Makes a list of invitations for one person each who has no account yet, and puts the mails with their links into the queue.
 * They are listed in the order of the addresses.
 * @returns those of them that are not mailed with their paths
 * @throws VALIDATION_FAILED for addresses with which nobody can register
 */
export function inviteMany(
  db: Database,
  source: ActSource,
  { note, days, emails, byMail }: z.output<typeof inviteManySchema>,
): Promise<{ id: string; path: string | null }[]> {
  return db.$transaction(async (tx) => {
    await refuseOtherDomains(tx, emails);
    const made: { id: string; email: string; path: string }[] = [];
    const list = { note, places: 1, days, listId: randomUUID() };
    // From the last to the first: the ids that a server makes rise, and the highest is listed first.
    for (const email of (await withoutAccounts(tx, emails)).reverse()) {
      const { id, path } = await insertInvitation(tx, source, { ...list, email });
      made.unshift({ id, email, path });
    }
    if (!byMail) return made;
    for (const { id, email } of made) {
      await enqueueMail(tx, { kind: 'INVITATION', to: email, invitationId: id });
    }
    // The link in the mail has another token.
    return made.map(({ id }) => ({ id, path: null }));
  }, MANY);
}

async function refuseOtherDomains(tx: Db, emails: readonly string[]): Promise<void> {
  const { domains } = await readRegistration(tx);
  const message = `Only emails at ${domains.join(' or ')} can register here`;
  const details = emails.flatMap((email, index) =>
    isAtOneOf(domains, email) ? [] : [{ path: `emails.${String(index)}`, message }],
  );
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', message, { details });
}

/** Each once. Whoever has an account would leave the place to any stranger who gets the link. */
async function withoutAccounts(tx: Db, emails: readonly string[]): Promise<string[]> {
  const asked = [...new Set(emails)];
  const known = await tx.user.findMany({
    where: { email: { in: asked } },
    select: { email: true },
  });
  const taken = new Set(known.map(({ email }) => email));
  return asked.filter((email) => !taken.has(email));
}

/** Some hundred small statements; by default Prisma allows five seconds. */
const MANY = { timeout: 30_000 };

type NewInvitation = z.output<typeof makeInvitationSchema> & {
  readonly email: string | null;
  readonly listId: string | null;
};

async function insertInvitation(
  tx: Prisma.TransactionClient,
  source: ActSource,
  { note, places, days, email, listId }: NewInvitation,
): Promise<{ id: string; path: string }> {
  const token = randomToken();
  // The database's clock, as for sessions: there are several servers.
  const [clock] = await tx.$queryRaw<{ expiresAt: Date }[]>`
    SELECT now() + make_interval(days => ${days}) AS "expiresAt"`;
  if (!clock) throw new Error('The database did not tell the time');
  const { expiresAt } = clock;
  const { id } = await tx.invitation.create({
    data: {
      tokenHash: tokenHash(token),
      note,
      email,
      listId,
      places,
      expiresAt,
      createdById: source.actorId,
    },
  });
  await recordAct(tx, source, {
    action: 'invitation.made',
    subject: { type: 'invitation', id },
    after: { ...recordedNote({ note, places }), places, days },
  });
  return { id, path: `/register#${token}` };
}

/** No address, and nothing about a single person: the record outlives the account. */
function recordedNote({ note, places }: { note: string; places: number }): { note?: string } {
  return places === 1 ? {} : { note };
}

/**
 * Ends an invitation. Who has registered with it stays.
 * @throws NOT_FOUND
 */
export function revokeInvitation(db: Database, source: ActSource, id: string): Promise<void> {
  return db.$transaction(async (tx) => {
    const invitation = await tx.invitation.findUnique({ where: { id } });
    if (!invitation) throw notFound('Invitation');
    const revoked = await tx.$executeRaw`
      UPDATE "Invitation" SET "revokedAt" = now() WHERE id = ${id}::uuid AND "revokedAt" IS NULL`;
    if (revoked === 0) return;
    await recordAct(tx, source, {
      action: 'invitation.revoked',
      subject: { type: 'invitation', id },
      before: { ...recordedNote(invitation), taken: invitation.taken },
    });
  });
}

/** Whether an invitation lets somebody in. It may be over a moment later. */
export async function letsIn(db: Db, token: string): Promise<boolean> {
  return (await findByToken(db, tokenHash(token)))?.state === 'OPEN';
}

/**
 * Refuses an invitation that lets nobody in.
 * @returns the address that it was made for; null where it is for whoever gets the link
 * @throws CONFLICT that says why
 */
export async function checkInvitation(db: Db, token: string): Promise<string | null> {
  const invitation = await findByToken(db, tokenHash(token));
  if (!invitation) throw new AppError('CONFLICT', UNKNOWN);
  if (invitation.state !== 'OPEN') throw new AppError('CONFLICT', OVER[invitation.state]);
  return invitation.email;
}

/**
 * Takes a place of an invitation. Of several people who want the last one at once, one gets it: the others
 * wait for its transaction.
 * @throws CONFLICT that says why
 */
export async function takePlace(
  tx: Prisma.TransactionClient,
  token: string,
  userId: string,
): Promise<void> {
  const taken = await tx.$executeRaw`
    UPDATE "Invitation" SET taken = taken + 1,
      "usedById" = CASE WHEN places = 1 THEN ${userId}::uuid END
    WHERE "tokenHash" = ${tokenHash(token)} AND taken < places
      AND "revokedAt" IS NULL AND "expiresAt" > now()`;
  if (taken === 1) return;
  await checkInvitation(tx, token);
  throw new AppError('CONFLICT', UNKNOWN);
}

/** Empties what the invitation says of the person who came with it; that it was used stays. */
export async function forgetInvited(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.mail.deleteMany({ where: { invitation: { usedById: userId } } });
  await tx.invitation.updateMany({
    where: { usedById: userId },
    data: { email: null, note: '' },
  });
}
