import { referenceRunSchema } from '@stepwise/contracts/reference-run';
import type { RequestHandler, Router } from 'express';
import { currentUser, requireSetter } from '../../../http/access/require-user.ts';
import { handle } from '../../../http/handle.ts';
import { jsonBody, PROBLEM_BODY_BYTES_MAX } from '../../../http/input/json-body.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import type { Database } from '../../../lib/db/db.ts';
import { answerChecked } from '../editing/answer-checked.ts';
import { refuseOthers } from '../setters/setter.policy.ts';
import { runReferences } from './run-references.service.ts';

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  /** The same for all that run reference solutions. */
  readonly oneCheckAtOnce: RequestHandler;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
};

export function addRunReferencesRoutes(router: Router, deps: Deps): void {
  router.post(
    '/run-references',
    requireSetter,
    deps.oneCheckAtOnce,
    jsonBody(PROBLEM_BODY_BYTES_MAX),
    handle({ body: referenceRunSchema }, async ({ body }, req, res) => {
      const { problemId } = body;
      if (problemId !== undefined) await refuseOthers(deps.db, currentUser(res), problemId);
      await answerChecked(deps.stopping, req, res, {
        status: 200,
        message: 'Reference solutions were run',
        run: (checking) => runReferences(deps, body, checking),
      });
    }),
  );
}
