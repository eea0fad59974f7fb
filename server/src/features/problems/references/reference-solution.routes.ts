import type { Router } from 'express';
import { z } from 'zod';
import { AppError, notFound } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import { currentUser, requireUser } from '../../../http/access/require-user.ts';
import type { Database, Db } from '../../../lib/db/db.ts';
import { refuseSealed } from '../../seals/seal.queries.ts';
import { maySeeReferenceSolution } from './problem.policy.ts';
import { visibleTo, type Viewer } from '../visible-problem.queries.ts';
import { presentReferenceSolution } from '../problem.presenter.ts';

const idSchema = z.object({ id: z.uuid() });

export function addReferenceSolutionRoutes(router: Router, db: Database): void {
  router.get(
    '/get-reference-solution/:id',
    requireUser,
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const problem = await getProblem(db, params.id, currentUser(res));
      await refuseSealed(db, currentUser(res).id, params.id);
      if (!(await maySeeReferenceSolution(db, currentUser(res), params.id))) {
        throw new AppError('FORBIDDEN', 'Solve the problem first, or ask to be shown the solution');
      }
      res.json({
        message: 'Reference solution fetched successfully',
        data: { referenceSolution: presentReferenceSolution(problem.referenceSolution) },
      });
    }),
  );

  router.post(
    '/reveal-reference-solution/:id',
    requireUser,
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      const problem = await getProblem(db, params.id, currentUser(res));
      await refuseSealed(db, currentUser(res).id, params.id);
      await db.revealedSolution.createMany({
        data: { userId: currentUser(res).id, problemId: params.id },
        skipDuplicates: true,
      });
      res.json({
        message: 'Reference solution revealed',
        data: { referenceSolution: presentReferenceSolution(problem.referenceSolution) },
      });
    }),
  );
}

async function getProblem(db: Db, id: string, viewer: Viewer) {
  const problem = await db.problem.findUnique({
    where: { id, ...visibleTo(viewer) },
    select: { referenceSolution: true },
  });
  if (!problem) throw notFound('Problem');
  return problem;
}
