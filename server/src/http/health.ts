import { once } from 'node:events';
import type { Readiness } from '@stepwise/contracts/health';
import { Router } from 'express';
import type { JudgeEngine } from '../judge/engine.ts';
import { languageStatuses } from '../judge/language-status.ts';
import type { HasRoom } from '../lib/disk-room.ts';
import { limitRate } from './rate-limit.ts';

type Deps = {
  readonly engine: JudgeEngine;
  readonly hasRoom: HasRoom;
  /** What keeps the database from fitting this release, in words; null when it fits. */
  readonly checkSchema: () => Promise<string | null>;
  readonly rateLimitScale: number;
  /** True from the moment the server was asked to stop. */
  readonly isDraining: () => boolean;
};

/** `/healthz` says that the process lives; `/readyz` whether to send it requests, and why not. */
export function healthRoutes(deps: Deps): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ ok: true });
  });
  const limit = limitRate({ windowMinutes: 1, limit: 120, scale: deps.rateLimitScale });
  router.get('/readyz', limit, async (_req, res) => {
    const readiness = await getReadiness(deps);
    res
      .set('Cache-Control', 'no-store')
      .status(readiness.ready ? 200 : 503)
      .json(readiness);
  });
  return router;
}

/** A database that takes longer to say anything is none to send requests to. */
const DATABASE_WITHIN_MS = 1_000;

async function getReadiness({
  checkSchema,
  engine,
  hasRoom,
  isDraining,
}: Deps): Promise<Readiness> {
  const [database, disk] = await Promise.all([checkDatabase(checkSchema), checkDisk(hasRoom)]);
  const { state, isolation = null, accounting = null, reasons, remedies } = engine.status();
  return {
    // A judge that cannot run stops no reading and no writing: submissions wait for it.
    ready: database.ok && disk.ok && !isDraining(),
    database,
    disk,
    judge: {
      engine: engine.name,
      state,
      isolation,
      accounting,
      reasons: [...reasons],
      remedies: [...remedies],
      languages: languageStatuses(engine),
    },
  };
}

async function checkDatabase(checkSchema: Deps['checkSchema']): Promise<Readiness['database']> {
  const late = AbortSignal.timeout(DATABASE_WITHIN_MS);
  const tooLate = once(late, 'abort').then(() => Promise.reject(late.reason as Error));
  try {
    const reason = await Promise.race([checkSchema(), tooLate]);
    return { ok: reason === null, reason };
  } catch {
    return { ok: false, reason: 'The database does not answer' };
  }
}

async function checkDisk(hasRoom: HasRoom): Promise<Readiness['disk']> {
  if (await hasRoom()) return { ok: true, reason: null };
  return { ok: false, reason: 'The disk is nearly full: nothing more is stored' };
}
