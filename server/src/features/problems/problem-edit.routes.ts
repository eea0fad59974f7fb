import {
  problemInputSchema,
  type problemCheckEventSchemas,
} from '@stepwise/contracts/problem-edit';
import type { Request, Response, Router } from 'express';
import { z } from 'zod';
import { notFound } from '../../http/app-error.ts';
import { toAppError } from '../../http/error-handler.ts';
import { openEventStream, wantsEventStream } from '../../http/event-stream.ts';
import { handle } from '../../http/handle.ts';
import { currentUser, requireAdmin } from '../../http/access/require-user.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import {
  createProblem,
  deleteProblem,
  updateProblem,
  type CheckOptions,
} from './problem-edit.service.ts';
import { presentProblemToAdmin } from './problem.presenter.ts';
import { findProblem, findProblemSecrets } from './problem.queries.ts';
import type { Database } from '../../lib/db.ts';
import { saveOnceJudged } from './save-once-judged.ts';

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
};

const idSchema = z.object({ id: z.uuid() });

export function addProblemEditRoutes(router: Router, deps: Deps): void {
  router.post(
    '/create-problem',
    requireAdmin,
    handle({ body: problemInputSchema }, async ({ body }, req, res) => {
      await answerChecked(deps, req, res, {
        status: 201,
        message: 'Problem Created successfully⚡',
        save: (options) => createProblem(deps, body, options),
      });
    }),
  );

  router.put(
    '/update-problem/:id',
    requireAdmin,
    handle({ params: idSchema, body: problemInputSchema }, async ({ params, body }, req, res) => {
      await answerChecked(deps, req, res, {
        status: 200,
        message: 'Problem updated successfully',
        save: async (options) => {
          await updateProblem(deps, params.id, body, options);
          return params.id;
        },
      });
    }),
  );

  router.delete(
    '/delete-problem/:id',
    requireAdmin,
    handle({ params: idSchema }, async ({ params }, _req, res) => {
      await deleteProblem(deps.db, params.id);
      res.json({ message: 'Problem deleted successfully', data: null });
    }),
  );
}

type Saving = {
  readonly status: number;
  readonly message: string;
  /** Checks and stores the problem; returns its id. */
  readonly save: (options: CheckOptions) => Promise<string>;
};

/** Responds once at the end, or with a stream of the check's progress. */
async function answerChecked(
  deps: Deps,
  req: Request,
  res: Response,
  saving: Saving,
): Promise<void> {
  const { id: userId } = currentUser(res);
  const save = (gone: AbortSignal, onProgress: CheckOptions['onProgress']) =>
    saveOnceJudged(gone, deps.stopping, (signal) => saving.save({ userId, signal, onProgress }));
  if (!wantsEventStream(req)) {
    const gone = new AbortController();
    res.on('close', () => gone.abort());
    const id = await save(gone.signal, () => undefined);
    res.status(saving.status).json({ message: saving.message, data: await show(deps, id, userId) });
    return;
  }
  const stream = openEventStream<typeof problemCheckEventSchemas>(res);
  try {
    const id = await save(stream.closed, (language, done, total) =>
      stream.send('checking', { language, done, total }),
    );
    stream.send('done', { message: saving.message, data: await show(deps, id, userId) });
  } catch (error) {
    const { message, code, options } = toAppError(error);
    if (code === 'INTERNAL') req.log().error({ err: error }, 'a problem could not be saved');
    stream.send('failed', { message, code, errors: options.errors ?? [message] });
  }
  stream.end();
}

async function show({ db }: Deps, id: string, userId: string) {
  const problem = await findProblem(db, id, userId);
  if (!problem) throw notFound('Problem');
  return presentProblemToAdmin(problem, userId, await findProblemSecrets(db, id));
}
