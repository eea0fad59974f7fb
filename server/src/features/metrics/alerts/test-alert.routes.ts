import type { Router } from 'express';
import { currentUser } from '../../../http/access/require-user.ts';
import { actSource } from '../../../http/act-source.ts';
import { AppError } from '../../../http/app-error.ts';
import { handle } from '../../../http/handle.ts';
import { limitRate } from '../../../http/limits/rate-limit.ts';
import type { Database } from '../../../lib/db/db.ts';
import { recordAct } from '../../audit/audit.queries.ts';
import type { AlertChannel } from './alerts.ts';

type Deps = {
  readonly db: Database;
  readonly rateLimitScale: number;
  /** Null: no address is set. */
  readonly alerts: AlertChannel | null;
};

/** By which an administrator sees whether alerts get through. */
export function addTestAlertRoute(router: Router, { db, rateLimitScale, alerts }: Deps): void {
  router.post(
    '/test-alert',
    limitRate({
      ...{ windowMinutes: 60, limit: 10, scale: rateLimitScale },
      // Not the id alone, by which all requests are counted: two limits of one request differ in their keys.
      key: (_req, res) => `test-alert ${currentUser(res).id}`,
    }),
    handle({}, async (_input, _req, res) => {
      if (!alerts) throw new AppError('NOT_FOUND', 'ALERT_WEBHOOK_URL is not set');
      const { id } = currentUser(res);
      // Before it is sent: there is no alert of a person without the record.
      await recordAct(db, actSource(res), {
        action: 'alert.tested',
        subject: { type: 'user', id },
      });
      const failure = await alerts.send('test', new Date());
      const message =
        failure === null ? 'The test alert was sent' : `The test alert was not sent: ${failure}`;
      res.json({ message, data: { isSent: failure === null, alerts: alerts.state() } });
    }),
  );
}
