import type { User } from '@stepwise/contracts/auth';
import type { User as UserRow } from '@stepwise/db/client';

/** What of a user's row a browser may see. */
export function presentUser(user: UserRow): User {
  const { id, name, email, image, role, createdAt } = user;
  return { id, name, email, image, role, createdAt: createdAt.toISOString() };
}
