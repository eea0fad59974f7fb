import { storableText } from '@stepwise/contracts/text';
import { Router } from 'express';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { handle } from '../../http/handle.ts';
import { currentUser, requireUser } from '../../http/require-user.ts';
import type { Db } from '../../lib/db.ts';
import { presentListItem, presentProblem } from './problem.presenter.ts';
import { findProblem, listProblems } from './problem.queries.ts';

const idOrSlugSchema = z.object({ id: storableText().max(200) });

export function problemRoutes({ db }: { readonly db: Db }): Router {
  const router = Router();

  router.get(
    '/get-all-problems',
    requireUser,
    handle({}, async (_input, _req, res) => {
      const problems = await listProblems(db, currentUser(res).id);
      res.json({
        message: 'Problems fetched successfully',
        data: problems.map((problem) => presentListItem(problem)),
      });
    }),
  );

  router.get(
    '/get-problem/:id',
    requireUser,
    handle({ params: idOrSlugSchema }, async ({ params }, _req, res) => {
      const problem = await findProblem(db, params.id, currentUser(res).id);
      if (!problem) throw notFound('Problem');
      res.json({ message: 'Problem fetched successfully', data: presentProblem(problem) });
    }),
  );

  return router;
}
