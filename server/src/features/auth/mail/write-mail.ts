import type { Database, Db } from '../../../lib/db/db.ts';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import type { Mail } from '../../../lib/mail/smtp.ts';
import { CONFIRM_HOURS, makeMailedLink, MAILED_RESET_MINUTES } from '../one-time-link.service.ts';
import { countUnread } from '../../contact/message.queries.ts';
import { randomToken, tokenHash } from '../../../lib/secret-token.ts';
import type { MailJob } from './mail-queue.queries.ts';
import { changedText, confirmText, invitationText, messagesText, resetText } from './mail-texts.ts';

type Context = {
  readonly db: Database;
  /** What the links begin with: a setting, never what a request says. */
  readonly siteUrl: string;
  /** What the site is called; empty where nobody has said so. */
  readonly name: string;
};

/**
 * Writes a mail, and makes its link at that moment: a queue that is copied opens nothing. A second try makes
 * another link.
 * @returns null where nobody is meant to get it: there is no such account, or the address is somebody else's
 */
export async function writeMail(context: Context, job: MailJob): Promise<Mail | null> {
  const { kind, to } = job;
  switch (kind) {
    case 'RESET_PASSWORD':
      return writeReset(context, to);
    case 'CONFIRM_EMAIL':
      return writeConfirmation(context, job);
    case 'EMAIL_CHANGED':
      return { to, ...changedText(context.siteUrl) };
    case 'INVITATION':
      return writeInvitation(context, job.invitationId ?? '', to);
    case 'MESSAGES_UNREAD':
      return writeOfMessages(context, to);
  }
}

async function writeReset({ db, siteUrl }: Context, to: string): Promise<Mail | null> {
  const user = await findUser(db, { email: to });
  if (!user) return null;
  const token = await makeMailedLink(db, { userId: user.id, kind: 'RESET_PASSWORD', email: to });
  const link = `${siteUrl}/reset-password#${token}`;
  return { to, ...resetText(link, MAILED_RESET_MINUTES) };
}

async function writeConfirmation({ db, siteUrl }: Context, job: MailJob): Promise<Mail | null> {
  const { id, to, userId } = job;
  if (userId === null) return null;
  const token = await db.$transaction(async (tx) => {
    // A new password ends links, and takes this mail out of the queue: none may be made behind its back.
    await lockPerson(tx, userId);
    const isWanted = (await tx.mail.count({ where: { id } })) > 0;
    const owner = await findUser(tx, { email: to });
    if (!isWanted || (owner && owner.id !== userId)) return null;
    return makeMailedLink(tx, { userId, kind: 'CONFIRM_EMAIL', email: to });
  });
  if (token === null) return null;
  return { to, ...confirmText(`${siteUrl}/confirm-email#${token}`, CONFIRM_HOURS) };
}

/** An invitation has one link: where a mail arrives twice, the later one works. */
async function writeInvitation(
  { db, siteUrl, name }: Context,
  id: string,
  to: string,
): Promise<Mail | null> {
  const token = randomToken();
  const [invitation] = await db.$queryRaw<{ expiresAt: Date }[]>`
    UPDATE "Invitation" SET "tokenHash" = ${tokenHash(token)}
    WHERE id = ${id}::uuid AND taken < places AND "revokedAt" IS NULL AND "expiresAt" > now()
    RETURNING "expiresAt"`;
  if (!invitation) return null;
  const link = `${siteUrl}/register#${token}`;
  const site = name === '' ? siteUrl : `${name}, ${siteUrl}`;
  return { to, ...invitationText(site, link, invitation.expiresAt) };
}

/** Who is no administrator any more is not told, and nobody when all were read meanwhile. */
async function writeOfMessages({ db, siteUrl }: Context, to: string): Promise<Mail | null> {
  const where = { email: to, role: 'ADMIN', suspendedAt: null } as const;
  const unread = (await db.user.count({ where })) > 0 ? await countUnread(db) : 0;
  return unread === 0 ? null : { to, ...messagesText(`${siteUrl}/admin/messages`, unread) };
}

function findUser(db: Db, where: { readonly email: string }) {
  return db.user.findUnique({ where, select: { id: true } });
}
