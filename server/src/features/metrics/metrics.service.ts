import type { Machine, Metrics } from '@stepwise/contracts/metrics';
import type { Database } from '../../lib/db/db.ts';
import { countMails } from '../auth/mail/mail-queue.queries.ts';
import { listJudges } from '../execution/queue/judge-servers.queries.ts';
import { measureQueue } from '../execution/queue/queue-state.queries.ts';
import { readDatabase } from './database-figures.queries.ts';
import { readJudging } from './judging-figures.queries.ts';
import { keepFor } from '../../lib/cache/keep-for.ts';
import { ALERTS_OFF, type AlertChannel } from './alerts/alerts.ts';
import { presentJudging, presentQueue } from './metrics.presenter.ts';
import { countActive, countRegistered } from './people-figures.queries.ts';

/** Beyond these it is said that there are more. */
const WAITING_MAX = 5_000;
const JUDGES_MAX = 50;

/** How old figures may be that move, and those that hardly do. Ten people who look cost what one costs. */
const KEPT_MS = 4_000;
const KEPT_LONG_MS = 60_000;

export type MetricsDeps = {
  readonly db: Database;
  /** Null: this site sends no mail. */
  readonly mail: object | null;
  readonly readMachine: () => Promise<Machine>;
  /** Null: there is no address for alerts. */
  readonly alerts: AlertChannel | null;
};

/**
 * Reads how the installation does. What the database knows is asked of it, so that every server says the same.
 * One question comes after another: these take no connection from somebody who is in a hurry.
 */
export function metricsReader(deps: MetricsDeps): () => Promise<Metrics> {
  const { db, mail, readMachine, alerts } = deps;
  const readSlow = keepFor(KEPT_LONG_MS, async () => ({
    people: { active: await countActive(db), registered: await countRegistered(db) },
    database: await readDatabase(db),
  }));
  const read = keepFor(KEPT_MS, async () => ({
    queue: presentQueue(await measureQueue(db, WAITING_MAX + 1), WAITING_MAX),
    judging: presentJudging(await readJudging(db)),
    judges: await listJudges(db, JUDGES_MAX),
    mail: { isOn: mail !== null, ...(await countMails(db)) },
    ...(await readSlow()),
    machine: await readMachine(),
  }));
  // It is known here, and somebody who sent a test wants to see it.
  return async () => ({ ...(await read()), alerts: alerts?.state() ?? ALERTS_OFF });
}
