import type { CurrentUser } from '../../../http/access/require-user.ts';
import { unauthenticated } from '../../../http/app-error.ts';
import type { Db } from '../../../lib/db/db.ts';

/**
 * For whoever has the person's lock and makes what ends with their sessions. What ends those locks the person
 * first: behind that lock the session stays until what is made is there.
 * @throws UNAUTHENTICATED
 */
export async function requireSession(
  tx: Db,
  { sessionId }: Pick<CurrentUser, 'sessionId'>,
): Promise<void> {
  const standing =
    sessionId !== null && (await tx.session.findUnique({ where: { id: sessionId } })) !== null;
  if (!standing) throw unauthenticated();
}
