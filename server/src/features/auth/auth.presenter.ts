import type { User } from '@stepwise/contracts/auth';
import type { User as UserRow } from '@stepwise/db/client';

/** The fields of a user that a browser may see. */
export function presentUser(user: UserRow): User {
  const { id, name, email, image, role, createdAt } = user;
  return { id, name, email, image, role, createdAt: createdAt.toISOString() };
}
