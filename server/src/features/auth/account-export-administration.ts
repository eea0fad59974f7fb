import type { Db } from '../../lib/db/db.ts';
import { allPages, type After } from './account-export-pages.ts';

/** Acts or invitations per page: they are small. */
const PAGE = 500;

/** What was done to an account, and what its person did, oldest first. */
export async function* listActs(db: Db, userId: string) {
  for await (const act of allPages((after) => readActs(db, userId, after), PAGE)) {
    const { at, action, subjectType, subjectId, before, after } = act;
    const isOwn = act.actorId === userId;
    // Whom an act was done to, what it changed there, and another's address are not the person's own: who is no
    // administrator any more may not see them.
    const subject = subjectType === 'user' ? {} : { subjectId };
    const change = subjectId === userId ? { before, after } : {};
    yield { at, action, subjectType, ...subject, isOwn, ip: isOwn ? act.ip : null, ...change };
  }
}

function readActs(db: Db, userId: string, id: After) {
  return db.auditEvent.findMany({
    where: { id, OR: [{ subjectType: 'user', subjectId: userId }, { actorId: userId }] },
    orderBy: { id: 'asc' },
    take: PAGE,
    omit: { requestId: true },
  });
}

/** The invitations that somebody made. Whom they were mailed to and who came are others' data. */
export function listInvitations(db: Db, userId: string) {
  return allPages((after) => readInvitations(db, userId, after), PAGE);
}

function readInvitations(db: Db, userId: string, id: After) {
  return db.invitation.findMany({
    where: { createdById: userId, id },
    orderBy: { id: 'asc' },
    take: PAGE,
    select: { id: true, note: true, places: true, taken: true, ...INVITATION_TIMES },
  });
}

const INVITATION_TIMES = { createdAt: true, expiresAt: true, revokedAt: true } as const;

/** The invitation with which somebody came; null without one. */
export function readInvitation(db: Db, userId: string) {
  return db.invitation.findFirst({
    where: { usedById: userId },
    select: { email: true, note: true, ...INVITATION_TIMES },
  });
}

/** What somebody had judged again, and what they gave to others; to whom is not their own data. */
export async function readAdministration(db: Db, userId: string) {
  const [rejudgings, granted] = await Promise.all([
    db.rejudging.findMany({
      where: { createdById: userId },
      select: { problemId: true, all: true, state: true, createdAt: true, endedAt: true },
    }),
    db.roleGrant.findMany({
      where: { grantedById: userId },
      select: { role: true, scopeType: true, scopeId: true, createdAt: true, expiresAt: true },
    }),
  ]);
  return { rejudgings, granted };
}
