import type { CurrentUser } from '../../../http/access/require-user.ts';
import type { Db } from '../../../lib/db/db.ts';
import { mayChange } from '../setters/setter.policy.ts';

/** Administrators, its setters, and learners who have solved the problem or asked to be shown. */
export async function maySeeReferenceSolution(
  db: Db,
  user: CurrentUser,
  problemId: string,
): Promise<boolean> {
  if (await mayChange(db, user, problemId)) return true;
  const key = { userId_problemId: { userId: user.id, problemId } };
  const [solved, revealed] = await Promise.all([
    db.solvedMark.findUnique({ where: key }),
    db.revealedSolution.findUnique({ where: key }),
  ]);
  return solved !== null || revealed !== null;
}
