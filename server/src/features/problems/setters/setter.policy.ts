import { SETTER_DRAFTS_MAX } from '@stepwise/contracts/written';
import type { Problem } from '@stepwise/db/client';
import { AppError, notFound } from '../../../http/app-error.ts';
import type { SetterGrant } from '../../../http/access/require-user.ts';
import type { Db } from '../../../lib/db/db.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { findSetter } from '../../auth/grants/setter.queries.ts';
import { ofSetter, visibleTo, type Viewer } from '../visible-problem.queries.ts';

/** The columns of a problem that decide. */
type Decisive = Pick<Problem, 'id' | 'ownerId' | 'isDraft'>;

/** Whether a person may change a problem, and so may see all of it. */
export async function mayChange(db: Db, viewer: Viewer, idOrSlug: string): Promise<boolean> {
  if (viewer.role === 'ADMIN') return true;
  const own = ofSetter(viewer);
  if (own.length === 0) return false;
  const key = isUuid(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug };
  const where = { ...key, deletedAt: null, OR: own };
  return (await db.problem.findUnique({ where, select: { id: true } })) !== null;
}

/** @throws NOT_FOUND for a problem that the person does not meet, FORBIDDEN for one that is others' */
export async function refuseOthers(db: Db, viewer: Viewer, id: string): Promise<void> {
  if (await mayChange(db, viewer, id)) return;
  const where = { id, ...visibleTo(viewer) };
  if (!(await db.problem.findUnique({ where, select: { id: true } }))) throw notFound('Problem');
  throw isOthers();
}

/**
 * Checks a new problem of a setter's. To be asked before programs run, and again with the person locked.
 * @throws FORBIDDEN for who writes none, and where it is no draft; CONFLICT for one draft too many
 */
export async function checkNewDraft(db: Db, viewer: Viewer, isDraft = false): Promise<void> {
  if (viewer.role === 'ADMIN') return;
  const setter = await findSetter(db, viewer.id);
  if (!setter?.ofSite) {
    throw new AppError('FORBIDDEN', 'You may change problems that you were given, but write none');
  }
  if (!isDraft) {
    throw new AppError(
      'FORBIDDEN',
      'A new problem is a draft at first: publish it once it is stored',
    );
  }
  const where = { ownerId: viewer.id, isDraft: true, deletedAt: null };
  if ((await db.problem.count({ where })) >= SETTER_DRAFTS_MAX) {
    const message = `You can have at most ${SETTER_DRAFTS_MAX} drafts: publish or delete one first`;
    throw new AppError('CONFLICT', message);
  }
}

/**
 * Checks a change of a problem, by the grants that hold now.
 * @throws NOT_FOUND; FORBIDDEN for others' problems, and for taking back what is published
 */
export async function checkChange(
  db: Db,
  viewer: Viewer,
  problem: Decisive,
  isDraft: boolean | undefined,
): Promise<void> {
  if (viewer.role === 'ADMIN') return;
  const setter = await findSetter(db, viewer.id);
  if (!isOwn(setter, viewer, problem) && !setter?.problemIds.includes(problem.id)) {
    throw problem.isDraft ? notFound('Problem') : isOthers();
  }
  if (isDraft === true && !problem.isDraft) {
    throw new AppError('FORBIDDEN', 'It is published: only an administrator can take it back');
  }
}

/**
 * Checks a deletion: people may have solved what is published.
 * @throws NOT_FOUND; FORBIDDEN for all but drafts of the person's own
 */
export async function checkDeletion(db: Db, viewer: Viewer, problem: Decisive): Promise<void> {
  if (viewer.role === 'ADMIN') return;
  const setter = await findSetter(db, viewer.id);
  const isGiven = setter?.problemIds.includes(problem.id) ?? false;
  if (isOwn(setter, viewer, problem) && problem.isDraft) return;
  if (problem.isDraft && !isGiven) throw notFound('Problem');
  throw new AppError('FORBIDDEN', 'You can delete only drafts that you wrote yourself');
}

function isOwn(setter: SetterGrant | null, { id }: Viewer, { ownerId }: Decisive): boolean {
  return setter !== null && setter.ofSite && ownerId === id;
}

function isOthers(): AppError {
  return new AppError('FORBIDDEN', 'You can change only problems that you wrote or were given');
}
