import { FAILED_MAILS_MAX, type MailReport } from '@stepwise/contracts/mail';
import { Router } from 'express';
import { actSource } from '../../../http/act-source.ts';
import { currentUser, requireAdmin } from '../../../http/access/require-user.ts';
import { handle } from '../../../http/handle.ts';
import { limitRate } from '../../../http/limits/rate-limit.ts';
import type { Database } from '../../../lib/db/db.ts';
import { recordAct } from '../../audit/audit.queries.ts';
import { getUser } from '../account.service.ts';
import type { MailDeps } from '../auth-deps.ts';
import { mailIsOff } from './mail-is-off.ts';

type Deps = {
  readonly db: Database;
  readonly mail: MailDeps | null;
  readonly rateLimitScale: number;
};

/** What administrators hear of the mails. */
export function mailReportRoutes({ db, mail, rateLimitScale }: Deps): Router {
  const router = Router();
  router.use(requireAdmin);
  router.get(
    '/',
    handle({}, async (_input, _req, res) => {
      const report = { isOn: mail !== null, ...(await readMails(db)) };
      res.json({ message: 'Mails fetched successfully', data: report });
    }),
  );
  router.post(
    '/test',
    limitRate({
      ...{ windowMinutes: 60, limit: 10, scale: rateLimitScale },
      key: (_req, res) => `test-mail ${currentUser(res).id}`,
    }),
    handle({}, async (_input, _req, res) => {
      if (!mail) throw mailIsOff();
      const { id, email } = await getUser(db, currentUser(res).id);
      // Before it is sent: there is no mail of a person without the record.
      await recordAct(db, actSource(res), { action: 'mail.tested', subject: { type: 'user', id } });
      const failure = await mail.sendTest(email);
      const message =
        failure === null
          ? `The test mail was sent to ${email}`
          : `The test mail was not sent: ${failure}`;
      res.json({ message, data: { isSent: failure === null } });
    }),
  );
  return router;
}

async function readMails(db: Database): Promise<Omit<MailReport, 'isOn'>> {
  const [waiting, troubled, rows] = await Promise.all([
    db.mail.count({ where: { failedAt: null } }),
    db.mail.findFirst({
      where: { failedAt: null, error: { not: null } },
      orderBy: { runAfter: 'desc' },
      select: { error: true },
    }),
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
  return { waiting, waitingError: troubled?.error ?? null, failed };
}
