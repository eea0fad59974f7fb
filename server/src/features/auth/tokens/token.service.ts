import { TOKEN_PREFIX, type makeTokenSchema } from '@stepwise/contracts/token';
import { TOKENS_MAX } from '@stepwise/contracts/token-limits';
import type { z } from 'zod';
import type { CurrentUser } from '../../../http/access/require-user.ts';
import { AppError, notFound } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';
import { lockPerson } from '../../../lib/db/lock-person.ts';
import { recordAct, type ActSource } from '../../audit/audit.queries.ts';
import { requireSession } from '../sessions/session.queries.ts';
import { randomToken, tokenHash } from '../../../lib/secret-token.ts';

const START_LENGTH = TOKEN_PREFIX.length + 4;

/**
 * Makes a token for the signed-in person.
 * @returns its id, and its text, which is stored nowhere
 * @throws CONFLICT when the person has too many; UNAUTHENTICATED when the session ends at this moment
 */
export function makeToken(
  db: Database,
  source: ActSource,
  user: CurrentUser,
  { name, scopes, days }: Omit<z.output<typeof makeTokenSchema>, 'password'>,
): Promise<{ id: string; secret: string }> {
  const secret = TOKEN_PREFIX + randomToken();
  return db.$transaction(async (tx) => {
    await lockPerson(tx, user.id);
    await requireSession(tx, user);
    if ((await tx.apiToken.count({ where: { userId: user.id } })) >= TOKENS_MAX) {
      const message = `You have ${String(TOKENS_MAX)} tokens, which is the most. Revoke one first`;
      throw new AppError('CONFLICT', message);
    }
    // The database's clock, as for sessions: there are several servers.
    const [clock] = await tx.$queryRaw<{ expiresAt: Date }[]>`
      SELECT now() + make_interval(days => ${days}) AS "expiresAt"`;
    if (!clock) throw new Error('The database did not tell the time');
    const { expiresAt } = clock;
    const start = secret.slice(0, START_LENGTH);
    const { id } = await tx.apiToken.create({
      data: { userId: user.id, name, start, tokenHash: tokenHash(secret), scopes, expiresAt },
    });
    const subject = { type: 'user', id: user.id } as const;
    await recordAct(tx, source, { action: 'token.made', subject, after: { name, scopes, days } });
    return { id, secret };
  });
}

/**
 * Revokes a token of the person.
 * @throws NOT_FOUND
 */
export function revokeToken(
  db: Database,
  source: ActSource,
  userId: string,
  id: string,
): Promise<void> {
  return db.$transaction(async (tx) => {
    // Whoever revokes it at the same moment waits for the lock, and finds nothing.
    await lockPerson(tx, userId);
    const token = await tx.apiToken.findFirst({ where: { id, userId } });
    if (!token) throw notFound('Token');
    await tx.apiToken.delete({ where: { id } });
    await recordAct(tx, source, {
      action: 'token.revoked',
      subject: { type: 'user', id: userId },
      before: { name: token.name, scopes: token.scopes },
    });
  });
}
