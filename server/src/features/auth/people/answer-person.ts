import type { Response } from 'express';
import { notFound } from '../../../http/app-error.ts';
import type { Database } from '../../../lib/db/db.ts';
import { listGrants } from '../grants/grant.queries.ts';
import { findPerson, listActs } from './people.queries.ts';
import { presentPersonDetail } from './person.presenter.ts';

/** Answers with a person as they are now. */
export async function answerPerson(
  db: Database,
  res: Response,
  id: string,
  message: string,
): Promise<void> {
  const [row, grants, acts] = await Promise.all([
    findPerson(db, id),
    listGrants(db, id),
    listActs(db, id),
  ]);
  if (!row) throw notFound('User');
  res.json({ message, data: presentPersonDetail(row, grants, acts) });
}
