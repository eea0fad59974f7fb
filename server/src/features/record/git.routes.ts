import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RecordChoice } from '@stepwise/contracts/record-limits';
import {
  raw,
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { AppError, notFound } from '../../http/app-error.ts';
import { currentUser } from '../../http/access/require-user.ts';
import { logFailure, toAppError } from '../../http/error-handler.ts';
import { limitAtOnce } from '../../http/limits/limit-at-once.ts';
import { limitRate } from '../../http/limits/rate-limit.ts';
import type { Database } from '../../lib/db/db.ts';
import { PktLineError } from '../../lib/git/pkt-line.ts';
import { forItsReader, limitRecords } from './for-its-reader.ts';
import { listCommits, packRecord } from './record.service.ts';
import { advertise, answerFetch, readFetch, refusal, type FetchRequest } from './upload-pack.ts';

type Deps = {
  readonly db: Database;
  readonly rateLimitScale: number;
  /** Lets through whoever comes with a token that may read, and nobody else. */
  readonly access: readonly RequestHandler[];
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
};

const ADDRESSES: readonly (readonly [address: string, choice: RecordChoice])[] = [
  ['/record.git', 'all'],
  ['/record-first.git', 'first'],
  ['/record-latest.git', 'latest'],
];
const ALL_ADDRESSES = ADDRESSES.map(([address]) => address);

/** A client says what it has in rounds, and repeats what was found. */
const ASKED_MAX = '1mb';
const ASKED_TYPE = 'application/x-git-upload-pack-request';
/** A clone asks twice, a pull up to a few times. */
const A_MINUTE_MAX = 60;

const CHANGED = 'Your record was made anew at this moment: try again';
const TOO_OLD = 'A record is for git: clone the address up to .git';
const READ_ONLY = 'A record is read only: it has what was accepted on the site';

/**
 * The record of a person's accepted programs, for git: read only, by its smart protocol. It is no part of the API, in
 * whose form git does not speak.
 */
export function gitRoutes(deps: Deps): Router {
  const { access, rateLimitScale: scale } = deps;
  const key = (res: Response) => currentUser(res).id;
  const limits = [
    limitRate({ windowMinutes: 1, limit: A_MINUTE_MAX, scale, key: (_req, res) => key(res) }),
    limitAtOnce({ limit: 2, scale, key, message: 'Your record is being read already' }),
  ];
  const router = Router();
  router.use(ALL_ADDRESSES, neverKept, ...access, ...limits);
  for (const [address, choice] of ADDRESSES) {
    router.get(`${address}/info/refs`, limitRecords, (req, res) =>
      sendRefs(deps, choice, req, res),
    );
    router.post(
      `${address}/git-upload-pack`,
      raw({ type: ASKED_TYPE, limit: ASKED_MAX }),
      // Whoever sends slowly keeps nobody else waiting.
      limitRecords,
      (req, res) => sendPack(deps, choice, req, res),
    );
    router.post(`${address}/git-receive-pack`, refuseToWrite);
  }
  router.use(ALL_ADDRESSES, () => {
    throw notFound('Address');
  });
  router.use(ALL_ADDRESSES, sayPlainly);
  return router;
}

const neverKept: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};

const refuseToWrite: RequestHandler = () => {
  throw new AppError('FORBIDDEN', READ_ONLY);
};

async function sendRefs(deps: Deps, choice: RecordChoice, req: Request, res: Response) {
  const { service } = req.query;
  if (service === 'git-receive-pack') throw new AppError('FORBIDDEN', READ_ONLY);
  if (service !== 'git-upload-pack') throw new AppError('VALIDATION_FAILED', TOO_OLD);
  const userId = currentUser(res).id;
  await forItsReader(deps.stopping, res, async (signal) => {
    const commits = await listCommits(deps.db, { userId, choice, signal });
    res.type('application/x-git-upload-pack-advertisement').send(advertise(commits.at(-1)));
  });
}

async function sendPack(deps: Deps, choice: RecordChoice, req: Request, res: Response) {
  const request = requestOf(req.body);
  const userId = currentUser(res).id;
  await forItsReader(deps.stopping, res, async (signal) => {
    const { commits } = await packRecord(deps.db, { userId, choice, signal });
    const answer = answerFetch(commits, request) ?? [refusal(CHANGED)];
    res.type('application/x-git-upload-pack-result');
    await pipeline(Readable.from(answer, { objectMode: false }), res, { signal });
  });
}

/** @throws VALIDATION_FAILED */
function requestOf(body: unknown): FetchRequest {
  try {
    const request = Buffer.isBuffer(body) ? readFetch(body) : null;
    if (request) return request;
  } catch (error) {
    if (!(error instanceof PktLineError)) throw error;
  }
  throw new AppError('VALIDATION_FAILED', 'A record is for git, and comes as a whole');
}

/** Git asks for a password when it is told to, and shows people what comes as plain text. */
const sayPlainly: ErrorRequestHandler = (thrown: unknown, req, res, next) => {
  if (res.headersSent) {
    next(thrown);
    return;
  }
  const error = toAppError(thrown);
  const { code, message, options, status } = error;
  logFailure(req, thrown, error);
  res.locals.errorCode = code;
  const { retryAfterSeconds } = options;
  if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
  if (status === 401) res.set('WWW-Authenticate', 'Basic realm="Stepwise", charset="UTF-8"');
  res.status(status).type('text').send(`${message}\n`);
};
