import { hostname } from 'node:os';
import type { Machine } from '@stepwise/contracts/metrics';
import { BACKUP_OLD_SECONDS } from '@stepwise/contracts/metrics-limits';
import type { Env } from './env.ts';
import { isServed } from './features/execution/queue/judge-servers.queries.ts';
import { AlertWatch, type Look } from './features/metrics/alerts/alert-watch.ts';
import { createAlerts, type AlertChannel } from './features/metrics/alerts/alerts.ts';
import { isReady } from './http/health/health.ts';
import type { Reader } from './lib/db/db.ts';
import type { Logger } from './lib/logger.ts';
import { unlessAborted } from './lib/unless-aborted.ts';
import { readVersion } from './lib/version.ts';

/** A server that takes longer to say whether it is ready is not. */
const READY_WITHIN_MS = 4_000;

/** Null where the operator has set no address. */
export function createAlertChannel(env: Env, logger: Logger): AlertChannel | null {
  if (env.ALERT_WEBHOOK_URL === undefined) return null;
  const url = new URL(env.ALERT_WEBHOOK_URL);
  return createAlerts({ url, host: hostname(), version: readVersion(), logger });
}

type Watched = Parameters<typeof isReady>[0] & {
  readonly db: Reader;
  readonly readMachine: () => Promise<Machine>;
  readonly logger: Logger;
};

/** Watches this server, as far as it knows itself, and tells of it. Null where nobody is to be told. */
export function startAlertWatch(
  alerts: AlertChannel | null,
  { db, readMachine, logger, ...health }: Watched,
): AlertWatch | null {
  if (alerts === null) return null;
  const lookAtJudging: Look = async () => ({ judging: await isServed(db) });
  const looks = [lookAtReadiness(health), lookAtMachine(readMachine), lookAtJudging];
  const watch = new AlertWatch({ alerts, logger, looks });
  watch.start();
  return watch;
}

export function lookAtReadiness(
  health: Parameters<typeof isReady>[0],
  withinMs = READY_WITHIN_MS,
): Look {
  return async () => {
    const inTime = AbortSignal.timeout(withinMs);
    // What fails here fails for whoever asks /readyz, too.
    const readiness = await unlessAborted(isReady(health), inTime).catch(() => false);
    return { readiness };
  };
}

export function lookAtMachine(readMachine: () => Promise<Machine>): Look {
  return async () => {
    const { data, scratch, backup } = await readMachine();
    return {
      disk: data?.isLow !== true && scratch?.isLow !== true,
      // Without any there is nothing to go back to.
      ...(backup && { backup: (backup.ageSeconds ?? Infinity) <= BACKUP_OLD_SECONDS }),
    };
  };
}
