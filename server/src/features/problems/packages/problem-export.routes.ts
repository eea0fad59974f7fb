import { problemExportQuerySchema } from '@stepwise/contracts/problem-export';
import type { Router } from 'express';
import { z } from 'zod';
import { actSource } from '../../../http/act-source.ts';
import { handle } from '../../../http/handle.ts';
import { limitAtOnce } from '../../../http/limits/limit-at-once.ts';
import { currentUser, requireAdmin } from '../../../http/access/require-user.ts';
import { sendPieces } from '../../../http/send-in-pieces.ts';
import type { TestsReady } from '../../../http/health/tests-ready.ts';
import type { Database } from '../../../lib/db/db.ts';
import { recordAct } from '../../audit/audit.queries.ts';
import { refuseSealed } from '../../seals/seal.queries.ts';
import { exportProblem } from './problem-export.service.ts';

type Deps = {
  readonly db: Database;
  readonly testsReady: TestsReady;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
};

const idSchema = z.object({ id: z.uuid() });

/** Each reads the database for as long as it is under way. */
const AT_ONCE_MAX = 3;

export function addProblemExportRoutes(router: Router, { db, testsReady, stopping }: Deps): void {
  router.get(
    '/export-problem/:id',
    requireAdmin,
    limitAtOnce({
      limit: AT_ONCE_MAX,
      scale: 1,
      key: () => 'all',
      message: 'Other problems are being exported',
    }),
    handle({ params: idSchema, query: problemExportQuerySchema }, async (input, _req, res) => {
      const { format } = input.query;
      await refuseSealed(db, currentUser(res).id, input.params.id);
      await testsReady(input.params.id);
      const { name, zip } = await exportProblem(db, input.params.id, format);
      // Before the first byte: nobody has the hidden tests without the record.
      const subject = { type: 'problem', id: input.params.id } as const;
      await recordAct(db, actSource(res), {
        ...{ action: 'problem.exported', subject, after: { format } },
      });
      res.attachment(`${name}-${format}.zip`).type('application/zip');
      await sendPieces(res, zip, stopping);
    }),
  );
}
