import { AUDIT_PAGE, auditQuerySchema, auditWishSchema } from '@stepwise/contracts/audit';
import { Router } from 'express';
import { currentUser, requireAdmin } from '../../http/access/require-user.ts';
import { actSource } from '../../http/act-source.ts';
import { handle } from '../../http/handle.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { sendPieces } from '../../http/send-in-pieces.ts';
import type { Database } from '../../lib/db/db.ts';
import { auditAsCsv } from './audit-csv.ts';
import { listAudit, type AuditWish } from './audit-list.queries.ts';
import { presentAuditEvent } from './audit.presenter.ts';
import { recordAct, type ActSource } from './audit.queries.ts';

type Deps = { readonly db: Database; readonly rateLimitScale: number };

/** What was done by administrators and to accounts. */
export function auditRoutes({ db, rateLimitScale: scale }: Deps): Router {
  const router = Router();
  router.use(requireAdmin);

  router.get(
    '/',
    handle({ query: auditQuerySchema }, async ({ query }, _req, res) => {
      const rows = await listAudit(db, { ...query, limit: AUDIT_PAGE });
      res.json({
        message: 'Acts fetched successfully',
        data: rows.map((row) => presentAuditEvent(row)),
        nextCursor: rows.length === AUDIT_PAGE ? (rows.at(-1)?.id ?? null) : null,
      });
    }),
  );

  router.get(
    '/export',
    limitAtOnce({
      limit: 1,
      scale,
      key: (res) => currentUser(res).id,
      message: 'Your earlier export is still under way',
    }),
    handle({ query: auditWishSchema }, async ({ query }, _req, res) => {
      // Before the first byte: nobody has the file without the record.
      await recordExport(db, actSource(res), currentUser(res).id, query);
      res.type('text/csv').set('Content-Disposition', 'attachment; filename="audit.csv"');
      await sendPieces(res, auditAsCsv(db, query));
    }),
  );

  return router;
}

/** Records that an administrator takes the history along. Names that were searched for are left out. */
function recordExport(
  db: Database,
  source: ActSource,
  administratorId: string,
  { action, by = '', about = '', since, until }: AuditWish,
): Promise<void> {
  return recordAct(db, source, {
    action: 'audit.exported',
    subject: { type: 'user', id: administratorId },
    after: {
      ...{ action: action ?? null, since: since ?? null, until: until ?? null },
      searched: by !== '' || about !== '',
    },
  });
}
