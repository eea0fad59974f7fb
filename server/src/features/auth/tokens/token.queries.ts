import { Prisma } from '@stepwise/db/client';
import type { TokenScope } from '@stepwise/contracts/token';
import type { Db } from '../../../lib/db/db.ts';

export type TokenRow = {
  readonly id: string;
  readonly name: string;
  readonly start: string;
  readonly scopes: TokenScope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date;
  readonly expired: boolean;
};

/** A person's tokens, newest first; with an id that one alone. There are never many. */
export function listTokens(db: Db, userId: string, id: string | null = null): Promise<TokenRow[]> {
  const isAsked = id === null ? Prisma.empty : Prisma.sql`AND id = ${id}::uuid`;
  // Whether it has expired, by the clock that decides it.
  return db.$queryRaw<TokenRow[]>`
    SELECT id, name, start, scopes::text[] AS scopes, "createdAt", "lastUsedAt", "expiresAt",
      "expiresAt" <= now() AS expired
    FROM "ApiToken" WHERE "userId" = ${userId}::uuid ${isAsked}
    ORDER BY "createdAt" DESC, id DESC`;
}
