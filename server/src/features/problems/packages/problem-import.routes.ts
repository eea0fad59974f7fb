import {
  PACKAGE_BYTES_MAX,
  problemImportQuerySchema,
  type problemImportEventSchemas,
} from '@stepwise/contracts/problem-import';
import type { Router } from 'express';
import { AppError, rateLimited } from '../../../http/app-error.ts';
import { toAppError } from '../../../http/error-handler.ts';
import { openEventStream, wantsEventStream } from '../../../http/event-stream.ts';
import { actSource } from '../../../http/act-source.ts';
import { handle } from '../../../http/handle.ts';
import { requireAdmin } from '../../../http/access/require-user.ts';
import { zipBody } from '../../../http/input/zip-body.ts';
import { limitAtOnce } from '../../../http/limits/limit-at-once.ts';
import { closedSignal } from '../../../http/when-closed.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import type { Database } from '../../../lib/db/db.ts';
import { saveOnceJudged } from '../editing/save-once-judged.ts';
import { importProblem, RETRY_SECONDS } from './problem-import.service.ts';
import type { ImportOptions } from './problem-import.service.ts';

type Deps = {
  readonly db: Database;
  readonly engine: JudgeEngine;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
};

const MESSAGE = 'Problem imported successfully';

/** Packages are large in memory, and a slow one must not block all others. */
const AT_ONCE = { limit: 3, message: 'Other packages are being imported' };

export function addProblemImportRoutes(router: Router, deps: Deps): void {
  let underWay = 0;

  async function run(bytes: Buffer, name: string, gone: AbortSignal, options: Asked) {
    // Whoever has left may have left a package behind that is still being stored.
    if (underWay >= AT_ONCE.limit) throw rateLimited(AT_ONCE.message, RETRY_SECONDS);
    underWay++;
    try {
      return await saveOnceJudged(gone, deps.stopping, (signal) =>
        importProblem(deps, bytes, name, { signal, ...options }),
      );
    } finally {
      underWay--;
    }
  }

  router.post(
    '/import',
    requireAdmin,
    limitAtOnce({ ...AT_ONCE, scale: 1, key: () => 'all', retrySeconds: RETRY_SECONDS }),
    zipBody(PACKAGE_BYTES_MAX),
    handle({ query: problemImportQuerySchema }, async ({ query }, req, res) => {
      const bytes: unknown = req.body;
      const name = query.name ?? 'package.zip';
      const asked = { source: actSource(res), mayLimitLanguages: query.languages === 'limited' };
      if (!Buffer.isBuffer(bytes) || bytes.byteLength === 0) {
        throw new AppError('VALIDATION_FAILED', 'The file is empty');
      }
      if (!wantsEventStream(req)) {
        const gone = closedSignal(res);
        const onJudged = (): void => undefined;
        const data = await run(bytes, name, gone, { ...asked, onJudged });
        res.status(201).json({ message: MESSAGE, data });
        return;
      }
      const stream = openEventStream<typeof problemImportEventSchemas>(res);
      try {
        const data = await run(bytes, name, stream.closed, {
          ...asked,
          onJudged: (program) => stream.send('judged', program),
        });
        stream.send('done', { message: MESSAGE, data });
      } catch (error) {
        const { message, code, options } = toAppError(error);
        if (code === 'INTERNAL') req.log().error({ err: error }, 'a package was not imported');
        stream.send('failed', { message, code, errors: options.errors ?? [message] });
      }
      stream.end();
    }),
  );
}

type Asked = Omit<ImportOptions, 'signal'>;
