import { smallInputsTrialSchema } from '@stepwise/contracts/small-inputs';
import type { RequestHandler, Router } from 'express';
import { currentUser, requireSetter } from '../../../http/access/require-user.ts';
import { handle } from '../../../http/handle.ts';
import { closedSignal } from '../../../http/when-closed.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { saveOnceJudged } from '../editing/save-once-judged.ts';
import { trySmallInputs } from './try-small-inputs.ts';

type Deps = {
  readonly engine: JudgeEngine;
  /** The same for all that run programs of a form. */
  readonly oneCheckAtOnce: RequestHandler;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
};

export function addSmallInputsRoutes(router: Router, deps: Deps): void {
  const { engine, oneCheckAtOnce, stopping } = deps;

  router.post(
    '/try-small-inputs',
    requireSetter,
    oneCheckAtOnce,
    handle({ body: smallInputsTrialSchema }, async ({ body }, _req, res) => {
      const owner = currentUser(res).id;
      const data = await saveOnceJudged(closedSignal(res), stopping, (signal) =>
        trySmallInputs(body, { engine, owner, signal }),
      );
      res.json({ message: `${data.inputs.length} small inputs`, data });
    }),
  );
}
