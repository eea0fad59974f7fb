import { GRANTS_MAX, type giveGrantSchema } from '@stepwise/contracts/grants';
import type { Prisma, RoleGrant } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError, notFound } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';
import type { ActSource } from '../../audit/audit.queries.ts';
import { changePerson } from '../people/people.service.ts';

type Tx = Prisma.TransactionClient;
type Wish = z.output<typeof giveGrantSchema>;
type Kept = Pick<RoleGrant, 'role' | 'scopeType' | 'scopeId' | 'expiresAt'>;

/**
 * Gives a person a role, or says anew for how long they have it.
 * @throws NOT_FOUND for the person and the problem; CONFLICT for one grant too many
 */
export function giveGrant(db: Database, source: ActSource, id: string, wish: Wish): Promise<void> {
  return changePerson(db, source, id, async (tx) => {
    const place = await placeOf(tx, id, wish);
    const before = await tx.roleGrant.findFirst({ where: place });
    if (before?.expiresAt === null && wish.days === null) return null;
    if (!before && (await tx.roleGrant.count({ where: { userId: id } })) >= GRANTS_MAX) {
      throw new AppError('CONFLICT', `A person can have at most ${GRANTS_MAX} grants`);
    }
    const expiresAt = await endOf(tx, wish.days);
    const grantedById = source.actorId;
    if (before) {
      await tx.roleGrant.update({ where: { id: before.id }, data: { expiresAt, grantedById } });
    } else {
      await tx.roleGrant.create({ data: { ...place, expiresAt, grantedById } });
    }
    const after = recorded({ ...place, expiresAt });
    return { action: 'grant.given', ...(before ? { before: recorded(before) } : {}), after };
  });
}

/** @throws NOT_FOUND, also the second time */
export function takeGrant(
  db: Database,
  source: ActSource,
  { id, grantId }: { readonly id: string; readonly grantId: string },
): Promise<void> {
  return changePerson(db, source, id, async (tx) => {
    const before = await tx.roleGrant.findUnique({ where: { id: grantId, userId: id } });
    if (!before) throw notFound('Grant');
    await tx.roleGrant.delete({ where: { id: grantId } });
    return { action: 'grant.taken', before: recorded(before) };
  });
}

/** @throws NOT_FOUND for the problem */
async function placeOf(tx: Tx, userId: string, wish: Wish) {
  const { role, scope: scopeType } = wish;
  if (wish.scope === 'SITE') return { userId, role, scopeType, scopeId: null };
  const where = { id: wish.problemId, deletedAt: null };
  const problem = await tx.problem.findUnique({ where, select: { id: true } });
  if (!problem) throw notFound('Problem');
  return { userId, role, scopeType, scopeId: problem.id };
}

/** By the database's clock, which ends it. */
async function endOf(tx: Tx, days: number | null): Promise<Date | null> {
  if (days === null) return null;
  const [row] = await tx.$queryRaw<{ at: Date }[]>`
    SELECT statement_timestamp() + make_interval(days => ${days}::int) AS at`;
  if (!row) throw new Error('The clock of the database said nothing');
  return row.at;
}

function recorded({ role, scopeType, scopeId, expiresAt }: Kept): Prisma.InputJsonObject {
  const problem = scopeId === null ? {} : { problemId: scopeId };
  return { role, scope: scopeType, ...problem, expiresAt: expiresAt?.toISOString() ?? null };
}
