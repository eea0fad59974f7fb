import { once } from 'node:events';
import type { Readiness } from '@stepwise/contracts/health';
import cookieParser from 'cookie-parser';
import { Router } from 'express';
import type { RequestHandler, Response } from 'express';
import type { JudgeEngine } from '../../judge/engine.ts';
import { languageStatuses, withoutReason } from '../../judge/language-status.ts';
import type { HasRoom } from '../../lib/disk-room.ts';
import { readVersion } from '../../lib/version.ts';
import { isFromThisMachine } from './metrics.ts';
import { limitRate } from '../limits/rate-limit.ts';

type Deps = {
  readonly engine: JudgeEngine;
  readonly hasRoom: HasRoom;
  readonly hasRoomToJudge: HasRoom;
  /** Why the database does not fit this release; null when it does. */
  readonly checkSchema: () => Promise<string | null>;
  /** What is missing of the bank's problems; null when nothing is. */
  readonly checkBank: () => Promise<string | null>;
  readonly checkAddresses: () => string | null;
  readonly readSession: RequestHandler;
  readonly rateLimitScale: number;
  /** True from the moment the server was asked to stop. */
  readonly isDraining: () => boolean;
};

/** `/healthz` says that the process lives; `/readyz` whether to send it requests, and why not. */
export function healthRoutes(deps: Deps): Router {
  const router = Router();
  const version = readVersion();
  router.get('/healthz', sayAlive);
  const limit = limitRate({ windowMinutes: 1, limit: 120, scale: deps.rateLimitScale });
  router.get('/readyz', limit, cookieParser(), whoAsks(deps.readSession), async (req, res) => {
    const isOperator = isFromThisMachine(req) || res.locals.user?.role === 'ADMIN';
    const found = { ...(await getReadiness(deps)), version };
    tellReadiness(res, isOperator ? found : forStrangers(found));
  });
  return router;
}

export const sayAlive: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-store').json({ ok: true });
};

export function tellReadiness(res: Response, readiness: Pick<Readiness, 'ready'>): void {
  res
    .set('Cache-Control', 'no-store')
    .status(readiness.ready ? 200 : 503)
    .json(readiness);
}

/** The session, if it can be read: without a database there is none. */
function whoAsks(readSession: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    await Promise.resolve(readSession(req, res, () => undefined)).catch(() => undefined);
    next();
  };
}

/** Reasons contain addresses and settings, and a release has known faults: that is for administrators. */
export function forStrangers<Found extends Pick<Readiness, 'judge' | 'version'>>(
  readiness: Found,
): Found {
  const { judge } = readiness;
  const languages = judge.languages.map(withoutReason);
  return { ...readiness, version: null, judge: { ...judge, reasons: [], remedies: [], languages } };
}

/** A database that takes longer to respond cannot serve requests. */
const DATABASE_WITHIN_MS = 1_000;

/** Whether `/readyz` says so, while nobody stops this server. */
export async function isReady(
  deps: Omit<Deps, 'checkAddresses' | 'readSession' | 'rateLimitScale' | 'isDraining'>,
): Promise<boolean> {
  const rest = { checkAddresses: () => null, isDraining: () => false };
  return (await getReadiness({ ...deps, ...rest })).ready;
}

async function getReadiness(
  deps: Omit<Deps, 'readSession' | 'rateLimitScale'>,
): Promise<Omit<Readiness, 'version'>> {
  const [database, disk, problems] = await Promise.all([
    askDatabase(deps.checkSchema),
    checkDisk(deps),
    askDatabase(deps.checkBank),
  ]);
  return {
    // Without a judge the site still reads and writes: submissions wait.
    ready: database.ok && disk.ok && !deps.isDraining(),
    database,
    disk,
    // These two need a person; the server works meanwhile.
    problems,
    addresses: part(deps.checkAddresses()),
    judge: judgeReadiness(deps.engine),
  };
}

export function judgeReadiness(engine: JudgeEngine): Readiness['judge'] {
  const { state, isolation = null, accounting = null, reasons, remedies } = engine.status();
  return {
    engine: engine.name,
    state,
    isolation,
    accounting,
    reasons: [...reasons],
    remedies: [...remedies],
    languages: languageStatuses(engine),
  };
}

export async function askDatabase(check: () => Promise<string | null>): Promise<Part> {
  const late = AbortSignal.timeout(DATABASE_WITHIN_MS);
  const tooLate = once(late, 'abort').then(() => Promise.reject(late.reason as Error));
  try {
    return part(await Promise.race([check(), tooLate]));
  } catch {
    return part('The database does not answer');
  }
}

export async function checkDisk({
  hasRoom,
  hasRoomToJudge,
}: Pick<Deps, 'hasRoom' | 'hasRoomToJudge'>): Promise<Part> {
  if (!(await hasRoom())) return part('The disk is nearly full: nothing more is stored');
  const isRoomy = await hasRoomToJudge();
  return part(isRoomy ? null : 'The folder for temporary files is nearly full: nothing is judged');
}

type Part = Readiness['database'];

function part(reason: string | null): Part {
  return { ok: reason === null, reason };
}
