import { Prisma } from '@stepwise/db/client';
import DataLoader from 'dataloader';
import type { CurrentUser } from '../../../http/access/require-user.ts';
import type { Database } from '../../../lib/db/db.ts';
import { SETTER_GRANT } from '../grants/setter.queries.ts';

type Deps = { readonly db: Database };

type SessionUser = CurrentUser & { readonly sessionId: string };

/** Maximum per statement, so that each one stays fast. */
const TOGETHER_MAX = 100;

/**
 * Looks up the user of a session; null when it has ended. Requests that arrive in the same turn of the
 * event loop share one statement. Nothing is cached: role and grants are always the current ones.
 */
export function createSessionUsers({ db }: Deps) {
  const loader = new DataLoader<string, SessionUser | null>(
    async (sessionIds) => {
      // A page asks for several things at once. PostgreSQL keeps its plan for one id, and plans anew for a list.
      const [first, ...others] = new Set(sessionIds);
      const isAsked =
        others.length === 0
          ? Prisma.sql`s.id = ${first}::uuid`
          : Prisma.sql`s.id = ANY(${[first, ...others]}::uuid[])`;
      const users = await db.read<SessionUser>(Prisma.sql`
        SELECT u.id, u.role::text AS role, ${SETTER_GRANT} AS setter, s.id AS "sessionId"
        FROM "Session" s JOIN "User" u ON u.id = s."userId"
        WHERE ${isAsked} AND s."expiresAt" > now()`);
      const bySession = new Map(users.map((user) => [user.sessionId, user]));
      return sessionIds.map((id) => bySession.get(id) ?? null);
    },
    { cache: false, maxBatchSize: TOGETHER_MAX, batchScheduleFn: (send) => setImmediate(send) },
  );
  return (sessionId: string) => loader.load(sessionId);
}
