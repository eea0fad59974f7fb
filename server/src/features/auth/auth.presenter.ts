import type { User } from '@stepwise/contracts/auth';
import type { User as UserRow } from '@stepwise/db/client';
import type { SetterGrant } from '../../http/access/require-user.ts';

/** The fields of a user that a browser may see, and what they may write. */
export function presentUser(user: UserRow, setter: SetterGrant | null): User {
  const { id, name, email, image, role, language, startPath, welcomed, createdAt } = user;
  return {
    ...{ id, name, email, image, role },
    ...(setter === null ? {} : { setter: setter.ofSite ? 'SITE' : 'PROBLEM' }),
    ...(welcomed ? { preferences: { language, startPath } } : {}),
    createdAt: createdAt.toISOString(),
  };
}
