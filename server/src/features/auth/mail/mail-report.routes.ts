import { FAILED_MAILS_MAX, type MailReport } from '@stepwise/contracts/mail';
import { Router } from 'express';
import { requireAdmin } from '../../../http/access/require-user.ts';
import { handle } from '../../../http/handle.ts';
import type { Database } from '../../../lib/db.ts';
import type { MailDeps } from '../auth-deps.ts';

type Deps = { readonly db: Database; readonly mail: MailDeps | null };

/** What administrators hear of the mails. */
export function mailReportRoutes({ db, mail }: Deps): Router {
  const router = Router();
  router.use(requireAdmin);
  router.get(
    '/',
    handle({}, async (_input, _req, res) => {
      const report = { isOn: mail !== null, ...(await readMails(db)) };
      res.json({ message: 'Mails fetched successfully', data: report });
    }),
  );
  return router;
}

async function readMails(db: Database): Promise<Omit<MailReport, 'isOn'>> {
  const [waiting, rows] = await Promise.all([
    db.mail.count({ where: { failedAt: null } }),
    db.mail.findMany({
      where: { failedAt: { not: null } },
      orderBy: { failedAt: 'desc' },
      take: FAILED_MAILS_MAX,
      select: { id: true, kind: true, to: true, failedAt: true, error: true },
    }),
  ]);
  const failed = rows.map(({ failedAt, error, ...mail }) => ({
    ...mail,
    failedAt: (failedAt ?? new Date(0)).toISOString(),
    error: error ?? '',
  }));
  return { waiting, failed };
}
