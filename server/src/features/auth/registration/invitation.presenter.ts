import type { Invitation } from '@stepwise/contracts/registration';
import type { InvitationRow } from './registration.queries.ts';

/** An invitation as administrators see it: without its token, which nobody has but whom it was given to. */
export function presentInvitation(row: InvitationRow): Invitation {
  const { id, list, note, email, places, taken, by, state, usedBy } = row;
  return {
    ...{ id, list, note, email, places, taken, by, state, usedBy },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
