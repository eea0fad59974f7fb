import type { Db } from '../../../lib/db/db.ts';
import { visibleTo, type Viewer } from '../visible-problem.queries.ts';

export type PictureKey = { readonly id: string; readonly hash: string; readonly name: string };

/** A picture, by its hash, of a problem that the person may meet; null when there is none. */
export function findPicture(db: Db, { id, hash, name }: PictureKey, viewer: Viewer) {
  return db.problemPicture.findUnique({
    where: { problemId_name: { problemId: id, name }, hash, problem: visibleTo(viewer) },
    select: { type: true, bytes: true },
  });
}
