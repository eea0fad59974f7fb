import type { Grant } from '@stepwise/contracts/grants';
import type { GrantRow } from './grant.queries.ts';

/** A grant, with the names that its people and things have now. */
export function presentGrant(row: GrantRow): Grant {
  const { id, role, scopeType: scope, scopeId, title, by, createdAt, expiresAt, isOver } = row;
  return {
    ...{ id, role, scope, by, isOver },
    problem: scopeId === null ? null : { id: scopeId, title },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
