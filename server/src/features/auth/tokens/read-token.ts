import { TOKEN_PREFIX, type TokenScope } from '@stepwise/contracts/token';
import { Prisma } from '@stepwise/db/client';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';
import { SessionWatch } from '../sessions/session-watch.ts';
import { bearerOf } from './bearer.ts';
import { tokenHash } from '../../../lib/secret-token.ts';

type Deps = { readonly db: Database };

type TokenRow = {
  readonly id: string;
  readonly userId: string;
  readonly scopes: readonly TokenScope[];
  readonly isExpired: boolean;
  readonly isUseNews: boolean;
};

export type TokenReader = {
  /**
   * Whose the token of a request is, as far as this process knows without asking; null when it does not.
   * Enough to count requests by person: what was made up counts for its address.
   */
  readonly ownerOf: (req: Request) => string | null;
  /** Puts the person of a token into `res.locals.user`. A token that does not work is refused everywhere. */
  readonly read: RequestHandler;
};

const REMEMBERED_TOKENS = 10_000;

const MAKE_ANOTHER = 'Make a new one on your profile page.';
// With an account that is suspended its tokens go: whoever has one only is not told which it was.
const UNKNOWN = `This token is not valid: it is incomplete, was revoked, or its account is suspended. ${MAKE_ANOTHER}`;
const EXPIRED = `This token has expired. ${MAKE_ANOTHER}`;

/** @param textOf what a request brings as a token; null when it brings none */
export function createTokenReader(
  { db }: Deps,
  textOf: (req: Request) => string | null = bearerOf,
): TokenReader {
  const owners = new LRUCache<string, string>({ max: REMEMBERED_TOKENS });
  const watch = new SessionWatch({ db });
  return {
    ownerOf: (req) => {
      const text = textOf(req);
      return text === null ? null : (owners.get(tokenHash(text)) ?? null);
    },
    read: async (req, res, next) => {
      const text = textOf(req);
      if (text === null) return next();
      const hash = tokenHash(text);
      const row = text.startsWith(TOKEN_PREFIX) ? await findToken(db, hash) : undefined;
      if (!row || row.isExpired) {
        owners.delete(hash);
        throw new AppError('UNAUTHENTICATED', row ? EXPIRED : UNKNOWN);
      }
      const { id, userId, scopes } = row;
      owners.set(hash, userId);
      const token = { id, scopes };
      res.locals.user = { id: userId, role: 'USER', setter: null, sessionId: null, token };
      res.locals.onSessionEnd = (ended) => watch.watch(id, ended);
      if (row.isUseNews) await noteUse(db, id, req);
      next();
    },
  };
}

async function findToken(db: Database, hash: string): Promise<TokenRow | undefined> {
  const [row] = await db.read<TokenRow>(Prisma.sql`
    SELECT t.id, t."userId", t.scopes::text[] AS scopes, t."expiresAt" <= now() AS "isExpired",
      t."lastUsedAt" IS NULL OR t."lastUsedAt" < now() - interval '1 minute' AS "isUseNews"
    FROM "ApiToken" t JOIN "User" u ON u.id = t."userId"
    WHERE t."tokenHash" = ${hash} AND u."suspendedAt" IS NULL`);
  return row;
}

/** Once a minute: a write for each request would cost more than the request. */
async function noteUse(db: Database, id: string, req: Request): Promise<void> {
  try {
    await db.$executeRaw`UPDATE "ApiToken" SET "lastUsedAt" = now() WHERE id = ${id}::uuid`;
  } catch (error) {
    // Reading goes on where nothing can be written, such as on a full disk.
    req.log().warn({ err: error }, 'when a token was last used could not be noted');
  }
}
