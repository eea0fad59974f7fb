import type { Token } from '@stepwise/contracts/token';
import type { TokenRow } from './token.queries.ts';

/** A token as its person sees it: without its hash, and its text is nowhere. */
export function presentToken(row: TokenRow): Token {
  const { id, name, start, scopes, expired } = row;
  return {
    ...{ id, name, start, scopes, expired },
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}
