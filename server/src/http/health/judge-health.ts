import type { Readiness } from '@stepwise/contracts/health';
import { Router } from 'express';
import type { JudgeEngine } from '../../judge/engine.ts';
import { alwaysRoom, type HasRoom } from '../../lib/disk-room.ts';
import { readVersion } from '../../lib/version.ts';
import {
  askDatabase,
  checkDisk,
  forStrangers,
  judgeReadiness,
  sayAlive,
  tellReadiness,
} from './health.ts';
import { limitRate } from '../limits/rate-limit.ts';
import { isFromThisMachine } from './metrics.ts';

type Deps = {
  readonly engine: JudgeEngine;
  readonly hasRoomToJudge: HasRoom;
  /** Why the database does not fit this release; null when it does. */
  readonly checkSchema: () => Promise<string | null>;
  /** True from the moment the server was asked to stop. */
  readonly isDraining: () => boolean;
  readonly rateLimitScale: number;
};

type JudgeReadiness = Pick<Readiness, 'ready' | 'database' | 'disk' | 'judge'>;

/** `/healthz` and `/readyz` of a server that only judges. Reasons are for this machine alone. */
export function judgeHealthRoutes(deps: Deps): Router {
  const router = Router();
  const version = readVersion();
  router.get('/healthz', sayAlive);
  const limit = limitRate({ windowMinutes: 1, limit: 120, scale: deps.rateLimitScale });
  router.get('/readyz', limit, async (req, res) => {
    const found = { ...(await getReadiness(deps)), version };
    tellReadiness(res, isFromThisMachine(req) ? found : forStrangers(found));
  });
  return router;
}

async function getReadiness(deps: Deps): Promise<JudgeReadiness> {
  const [database, disk] = await Promise.all([
    askDatabase(deps.checkSchema),
    checkDisk({ ...deps, hasRoom: alwaysRoom }),
  ]);
  const judge = judgeReadiness(deps.engine);
  const canJudge = judge.state !== 'unavailable';
  return { ready: database.ok && disk.ok && canJudge && !deps.isDraining(), database, disk, judge };
}
