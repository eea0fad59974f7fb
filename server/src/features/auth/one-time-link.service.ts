import { createHash, randomBytes } from 'node:crypto';
import type { LinkKind, Prisma } from '@stepwise/db/client';
import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../lib/db.ts';

export const LINK_MINUTES = 30;

/** What a link does not do any more, in words for whoever opened it. */
const ASK_AGAIN = 'Ask the administrator for a new one.';
const UNKNOWN = `This link is not valid: it is incomplete, or a newer one has replaced it. ${ASK_AGAIN}`;
const USED = `This link was used already: each works once. ${ASK_AGAIN}`;
const EXPIRED = `This link has expired: each works for ${String(LINK_MINUTES)} minutes. ${ASK_AGAIN}`;

/**
 * Makes a link of this kind for a person; earlier ones that were not used end with it.
 * @returns its token, which is stored nowhere
 */
export async function makeLink(
  tx: Prisma.TransactionClient,
  userId: string,
  kind: LinkKind,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.oneTimeLink.deleteMany({ where: { userId, kind, usedAt: null } });
  // The database's clock, as for sessions: there are several servers.
  await tx.$executeRaw`
    INSERT INTO "OneTimeLink" (id, "userId", kind, "tokenHash", "expiresAt")
    VALUES (gen_random_uuid(), ${userId}::uuid, ${kind}::"LinkKind", ${hashOf(token)},
            now() + make_interval(mins => ${LINK_MINUTES}))`;
  return token;
}

/**
 * Refuses a token that could not be used now. It may still be gone a moment later.
 * @throws CONFLICT that says why
 */
export async function checkLink(db: Db, token: string, kind: LinkKind): Promise<void> {
  const [link] = await db.$queryRaw<{ isUsed: boolean; isExpired: boolean }[]>`
    SELECT "usedAt" IS NOT NULL AS "isUsed", "expiresAt" <= now() AS "isExpired"
    FROM "OneTimeLink" WHERE "tokenHash" = ${hashOf(token)} AND kind = ${kind}::"LinkKind"`;
  if (!link) throw new AppError('CONFLICT', UNKNOWN);
  if (link.isUsed) throw new AppError('CONFLICT', USED);
  if (link.isExpired) throw new AppError('CONFLICT', EXPIRED);
}

/**
 * Uses a link up. Of several at once one succeeds: the others wait for its transaction.
 * @returns whose it was
 * @throws CONFLICT that says why
 */
export async function claimLink(
  tx: Prisma.TransactionClient,
  token: string,
  kind: LinkKind,
): Promise<string> {
  const [claimed] = await tx.$queryRaw<{ userId: string }[]>`
    UPDATE "OneTimeLink" SET "usedAt" = statement_timestamp()
    WHERE "tokenHash" = ${hashOf(token)} AND kind = ${kind}::"LinkKind"
      AND "usedAt" IS NULL AND "expiresAt" > now()
    RETURNING "userId"`;
  if (claimed) return claimed.userId;
  await checkLink(tx, token, kind);
  throw new AppError('CONFLICT', UNKNOWN);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
