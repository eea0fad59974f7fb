import type { LinkKind, Prisma } from '@stepwise/db/client';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../lib/db/db.ts';
import { randomToken, tokenHash } from '../../lib/secret-token.ts';

/** Of a link that an administrator hands out. */
export const LINK_MINUTES = 30;
/** Of one that is mailed: a mail may take a while. */
export const MAILED_RESET_MINUTES = 60;
export const CONFIRM_HOURS = 24;

const MAILED_MINUTES = {
  RESET_PASSWORD: MAILED_RESET_MINUTES,
  CONFIRM_EMAIL: CONFIRM_HOURS * 60,
} satisfies Record<LinkKind, number>;

/** What a link does not do any more, in words for whoever opened it, and where to get another. */
const ASK_AGAIN = {
  RESET_PASSWORD: '“Forgot password?” on the sign-in page says how to get another.',
  CONFIRM_EMAIL: 'Your profile page sends another.',
} satisfies Record<LinkKind, string>;
const UNKNOWN = 'This link is not valid: it is incomplete, or another one has done its work.';
const USED = 'This link was used already: each works once.';
const EXPIRED = 'This link has expired: each works for a while only.';

/**
 * Makes a link that an administrator hands out; earlier ones that were not used end with it, mailed ones too: they
 * may have gone astray.
 * @returns its token, which is stored nowhere
 */
export async function makeLink(
  tx: Prisma.TransactionClient,
  userId: string,
  kind: LinkKind,
): Promise<string> {
  await tx.oneTimeLink.deleteMany({ where: { userId, kind, usedAt: null } });
  return insertLink(tx, { userId, kind, email: null, minutes: LINK_MINUTES });
}

/**
 * Makes a link that is mailed to this address. Earlier ones go on working: anybody may ask for one, and a mail
 * that was sent twice arrives twice. The first one that is used ends the others.
 * @returns its token, which is stored nowhere
 */
export function makeMailedLink(
  db: Db,
  link: { readonly userId: string; readonly kind: LinkKind; readonly email: string },
): Promise<string> {
  return insertLink(db, { ...link, minutes: MAILED_MINUTES[link.kind] });
}

type NewLink = {
  readonly userId: string;
  readonly kind: LinkKind;
  readonly email: string | null;
  readonly minutes: number;
};

async function insertLink(db: Db, { userId, kind, email, minutes }: NewLink): Promise<string> {
  const token = randomToken();
  // The database's clock, as for sessions: there are several servers.
  await db.$executeRaw`
    INSERT INTO "OneTimeLink" (id, "userId", kind, email, "tokenHash", "expiresAt")
    VALUES (gen_random_uuid(), ${userId}::uuid, ${kind}::"LinkKind", ${email}, ${tokenHash(token)},
            now() + make_interval(mins => ${minutes}))`;
  return token;
}

/**
 * Ends every link of a person that was not used, of all kinds, and those that wait to be mailed to an address
 * that the person may not want any more: whoever gets them could hold them up until now. The person is to be
 * locked before.
 */
export async function endLinks(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.mail.deleteMany({ where: { userId, kind: 'CONFIRM_EMAIL', failedAt: null } });
  await tx.oneTimeLink.deleteMany({ where: { userId, usedAt: null } });
}

/**
 * Refuses a token that could not be used now. It may still be gone a moment later.
 * @returns whose it is
 * @throws CONFLICT that says why
 */
export async function checkLink(db: Db, token: string, kind: LinkKind): Promise<string> {
  const [link] = await db.$queryRaw<{ userId: string; isUsed: boolean; isExpired: boolean }[]>`
    SELECT "userId", "usedAt" IS NOT NULL AS "isUsed", "expiresAt" <= now() AS "isExpired"
    FROM "OneTimeLink" WHERE "tokenHash" = ${tokenHash(token)} AND kind = ${kind}::"LinkKind"`;
  if (!link) throw over(UNKNOWN, kind);
  if (link.isUsed) throw over(USED, kind);
  if (link.isExpired) throw over(EXPIRED, kind);
  return link.userId;
}

/**
 * Uses a link up. Of several at once one succeeds: the others wait for its transaction. The person is to be
 * locked before, or two links of one person would wait for each other.
 * @returns whose it was, and where it was mailed to
 * @throws CONFLICT that says why
 */
export async function claimLink(
  tx: Prisma.TransactionClient,
  token: string,
  kind: LinkKind,
): Promise<{ userId: string; email: string | null }> {
  const [claimed] = await tx.$queryRaw<{ userId: string; email: string | null }[]>`
    UPDATE "OneTimeLink" SET "usedAt" = statement_timestamp()
    WHERE "tokenHash" = ${tokenHash(token)} AND kind = ${kind}::"LinkKind"
      AND "usedAt" IS NULL AND "expiresAt" > now()
      -- Mailed to an address that was the person's until a moment ago.
      AND (kind <> 'RESET_PASSWORD' OR email IS NULL
           OR email = (SELECT u.email FROM "User" u WHERE u.id = "userId"))
    RETURNING "userId", email`;
  if (claimed) return claimed;
  await checkLink(tx, token, kind);
  throw over(UNKNOWN, kind);
}

function over(what: string, kind: LinkKind): AppError {
  return new AppError('CONFLICT', `${what} ${ASK_AGAIN[kind]}`);
}
