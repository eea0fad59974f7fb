import type { Db } from '../../lib/db.ts';

export type PictureKey = { readonly id: string; readonly hash: string; readonly name: string };

/** A picture, by its hash, of a problem that is not deleted; null when there is none. */
export function findPicture(db: Db, { id, hash, name }: PictureKey) {
  return db.problemPicture.findUnique({
    where: { problemId_name: { problemId: id, name }, hash, problem: { deletedAt: null } },
    select: { type: true, bytes: true },
  });
}
