import { storableText } from '@stepwise/contracts/text';
import { Router } from 'express';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { handle } from '../../http/handle.ts';
import { currentUser, requireUser } from '../../http/access/require-user.ts';
import type { TestsReady } from '../../http/health/tests-ready.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { addLearningPathRoutes } from './learning-paths/learning-path.routes.ts';
import { addProblemEditRoutes } from './editing/problem-edit.routes.ts';
import { addProblemExportRoutes } from './packages/problem-export.routes.ts';
import { addProblemImportRoutes } from './packages/problem-import.routes.ts';
import { addProblemPictureRoutes } from './pictures/problem-picture.routes.ts';
import {
  presentProblem,
  presentProblemToAdmin,
  presentSolvedProblem,
} from './problem.presenter.ts';
import { findProblem, findProblemSecrets, listSolvedProblems } from './problem.queries.ts';
import { ProblemList } from './problem-list.ts';
import { addRunReferencesRoutes } from './references/run-references.routes.ts';
import { withHtml } from './statement/problem-html.presenter.ts';
import { mayChange } from './setters/setter.policy.ts';
import { addSmallInputsRoutes } from './small-inputs/small-inputs.routes.ts';
import { addWrittenRoutes } from './setters/written.routes.ts';
import { addSamplesRoutes } from './samples/samples.routes.ts';
import { addReferenceSolutionRoutes } from './references/reference-solution.routes.ts';
import type { Database } from '../../lib/db/db.ts';

const idOrSlugSchema = z.object({ id: storableText().max(200) });

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly rateLimitScale: number;
  readonly testsReady: TestsReady;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
};

export function problemRoutes(deps: Deps): Router {
  const { db, testsReady } = deps;
  const router = Router();
  const lists = { USER: new ProblemList(db, 'USER'), ADMIN: new ProblemList(db, 'ADMIN') };

  router.get(
    '/get-all-problems',
    requireUser,
    handle({}, async (_input, req, res) => {
      const { id: userId, role } = currentUser(res);
      const { etag, read, readCompressed } = await lists[role].forUser(userId);
      // The longest response of the API. Browsers may cache it and revalidate by its ETag.
      res.set({ 'Cache-Control': 'private, no-cache', ETag: etag }).type('json');
      if (req.fresh) return void res.status(304).end();
      if (!req.acceptsEncodings('gzip')) return void res.send(read());
      res.set('Content-Encoding', 'gzip').send(await readCompressed());
    }),
  );

  router.get(
    '/get-problem/:id',
    requireUser,
    handle({ params: idOrSlugSchema }, async ({ params }, _req, res) => {
      const viewer = currentUser(res);
      // Whoever may change it gets the hidden tests, and may store what they got.
      const isTheirs = await mayChange(db, viewer, params.id);
      if (isTheirs) await testsReady(params.id);
      const problem = await findProblem(db, params.id, viewer);
      if (!problem) throw notFound('Problem');
      const data = isTheirs
        ? presentProblemToAdmin(problem, viewer.id, await findProblemSecrets(db, problem.id))
        : presentProblem(problem, viewer.id);
      res.json({ message: 'Problem fetched successfully', data: await withHtml(data) });
    }),
  );

  router.get(
    '/get-solved-problems',
    requireUser,
    handle({}, async (_input, _req, res) => {
      const { id: userId } = currentUser(res);
      const solved = await listSolvedProblems(db, userId);
      res.json({
        message: 'Solved problems fetched successfully',
        data: solved.map((row) => presentSolvedProblem(row, userId)),
      });
    }),
  );

  addCheckedRoutes(router, deps);
  addProblemExportRoutes(router, deps);
  addProblemImportRoutes(router, deps);
  addProblemPictureRoutes(router, db);
  addSamplesRoutes(router, db);
  addWrittenRoutes(router, db);
  addReferenceSolutionRoutes(router, db);
  addLearningPathRoutes(router, db);
  return router;
}

/** Those that run reference solutions: a person has them run once at a time, however it is asked for. */
function addCheckedRoutes(router: Router, deps: Deps): void {
  const oneCheckAtOnce = limitAtOnce({
    limit: 1,
    scale: deps.rateLimitScale,
    key: (res) => currentUser(res).id,
    message: 'Your earlier run is still under way',
  });
  addProblemEditRoutes(router, { ...deps, oneCheckAtOnce });
  addRunReferencesRoutes(router, { ...deps, oneCheckAtOnce });
  addSmallInputsRoutes(router, { ...deps, oneCheckAtOnce });
}
