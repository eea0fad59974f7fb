import type { Readiness } from '@stepwise/contracts/health';
import { Router } from 'express';
import type { JudgeEngine } from '../judge/engine.ts';
import { languageStatuses } from '../judge/language-status.ts';
import type { Db } from '../lib/db.ts';

type Deps = {
  readonly db: Db;
  readonly engine: JudgeEngine;
  /** True from the moment the server was asked to stop. */
  readonly isDraining: () => boolean;
};

/** `/healthz` says that the process lives; `/readyz` whether to send it requests, and why not. */
export function healthRoutes(deps: Deps): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ ok: true });
  });
  router.get('/readyz', async (_req, res) => {
    const readiness = await getReadiness(deps);
    res
      .set('Cache-Control', 'no-store')
      .status(readiness.ready ? 200 : 503)
      .json(readiness);
  });
  return router;
}

async function getReadiness({ db, engine, isDraining }: Deps): Promise<Readiness> {
  const database = await checkDatabase(db);
  const { state, reasons, remedies } = engine.status();
  return {
    // A judge that cannot run stops no reading and no writing: submissions wait for it.
    ready: database.ok && !isDraining(),
    database,
    judge: {
      engine: engine.name,
      state,
      reasons: [...reasons],
      remedies: [...remedies],
      languages: languageStatuses(engine),
    },
  };
}

async function checkDatabase(db: Db): Promise<Readiness['database']> {
  try {
    await db.$queryRaw`SELECT 1`;
    return { ok: true, reason: null };
  } catch {
    return { ok: false, reason: 'The database does not answer' };
  }
}
