import { problemInputSchema, problemUpdateSchema } from '@stepwise/contracts/problem-edit';
import type { RequestHandler, Response, Router } from 'express';
import { z } from 'zod';
import { notFound } from '../../../http/app-error.ts';
import { actSource } from '../../../http/act-source.ts';
import { handle } from '../../../http/handle.ts';
import { jsonBody, PROBLEM_BODY_BYTES_MAX } from '../../../http/input/json-body.ts';
import { currentUser, requireSetter } from '../../../http/access/require-user.ts';
import type { TestsReady } from '../../../http/health/tests-ready.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { answerChecked } from './answer-checked.ts';
import { createProblem, deleteProblem, updateProblem } from './problem-edit.service.ts';
import { inputsAfter, readSmallInputs } from './check-inputs.ts';
import { refuseNewFaults } from './refuse-new-faults.ts';
import { refuseSealed } from '../../seals/seal.queries.ts';
import type { Viewer } from '../visible-problem.queries.ts';
import { presentProblemToAdmin } from '../problem.presenter.ts';
import { refuseOthers } from '../setters/setter.policy.ts';
import { findInputs, findProblem, findProblemSecrets } from '../problem.queries.ts';
import type { Database } from '../../../lib/db/db.ts';

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  readonly testsReady: TestsReady;
  /** The same for all that run reference solutions. */
  readonly oneCheckAtOnce: RequestHandler;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
};

const idSchema = z.object({ id: z.uuid() });

export function addProblemEditRoutes(router: Router, deps: Deps): void {
  const { oneCheckAtOnce, stopping, testsReady } = deps;

  router.post(
    '/create-problem',
    requireSetter,
    oneCheckAtOnce,
    jsonBody(PROBLEM_BODY_BYTES_MAX),
    handle({ body: problemInputSchema }, async ({ body }, req, res) => {
      readSmallInputs(body);
      await answerChecked(stopping, req, res, {
        status: 201,
        message: 'Problem Created successfully⚡',
        run: async (checking) => {
          const id = await createProblem(deps, author(res), body, checking);
          return show(deps, id, currentUser(res));
        },
      });
    }),
  );

  router.put(
    '/update-problem/:id',
    requireSetter,
    oneCheckAtOnce,
    jsonBody(PROBLEM_BODY_BYTES_MAX),
    handle({ params: idSchema, body: problemUpdateSchema }, async ({ params, body }, req, res) => {
      await refuseOthers(deps.db, currentUser(res), params.id);
      // Whoever rehearses with it has not seen what they would overwrite.
      await refuseSealed(deps.db, currentUser(res).id, params.id);
      await testsReady(params.id);
      await refuseNewFaults(deps.db, params.id, body);
      readSmallInputs(inputsAfter(body, await findInputs(deps.db, params.id)));
      await answerChecked(stopping, req, res, {
        status: 200,
        message: 'Problem updated successfully',
        run: async (checking) => {
          await updateProblem(deps, author(res), params.id, body, checking);
          return show(deps, params.id, currentUser(res));
        },
      });
    }),
  );

  router.delete(
    '/delete-problem/:id',
    requireSetter,
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      await deleteProblem(deps.db, author(res), params.id);
      res.json({ message: 'Problem deleted successfully', data: null });
    }),
  );
}

function author(res: Response) {
  return { source: actSource(res), viewer: currentUser(res) };
}

async function show({ db }: Deps, id: string, viewer: Viewer) {
  const problem = await findProblem(db, id, viewer);
  if (!problem) throw notFound('Problem');
  return presentProblemToAdmin(problem, viewer.id, await findProblemSecrets(db, id));
}
