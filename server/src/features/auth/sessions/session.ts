import { SESSION_MARKER } from '@stepwise/contracts/auth';
import type { KeyObject } from 'node:crypto';
import { Prisma } from '@stepwise/db/client';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import jwt from 'jsonwebtoken';
import { AppError, unauthenticated } from '../../../http/app-error.ts';
import type { Database, Db } from '../../../lib/db/db.ts';
import { isUuid } from '../../../lib/uuid.ts';
import { createSessionUsers } from './session-users.ts';
import { SessionWatch } from './session-watch.ts';
import { bearerOf } from '../tokens/bearer.ts';

export const SESSION_DAYS = 7;
export const SESSION_COOKIE = 'stepwise_session';

const AUDIENCE = 'stepwise-session';
const ISSUER = 'stepwise';
const REMEMBERED_TOKENS = 10_000;
const SESSION_MS = SESSION_DAYS * 24 * 60 * 60 * 1000;

type Deps = {
  readonly db: Database;
  /** The first one signs; older ones, from before a rotation, are still accepted. */
  readonly jwtKeys: readonly KeyObject[];
};

/** Who signs in, as read when the password was compared or Google was asked. */
type SigningIn = { readonly id: string; readonly passwordHash: string | null };

/**
 * Creates a session: a row that can be deleted, and a cookie with its id. The row alone says when the
 * session ends, by the database's clock: that of a server may be wrong, and there are several of them.
 * @throws ACCOUNT_SUSPENDED; INVALID_CREDENTIALS when the account has another password by now
 */
export async function openSession(deps: Deps, res: Response, user: SigningIn): Promise<void> {
  const { id: userId, passwordHash } = user;
  // Locked, so that a suspension or a new password at the same moment ends this session or is seen here.
  const [session] = await deps.db.$queryRaw<{ id: string }[]>`
    INSERT INTO "Session" (id, "userId", "expiresAt")
    SELECT gen_random_uuid(), id, now() + make_interval(days => ${SESSION_DAYS})
    FROM "User" WHERE id = ${userId}::uuid AND "suspendedAt" IS NULL
      AND "passwordHash" IS NOT DISTINCT FROM ${passwordHash} FOR SHARE
    RETURNING id`;
  if (!session) throw await whyRefused(deps.db, userId);
  const token = jwt.sign({ sub: userId, sid: session.id }, signingKey(deps), {
    algorithm: 'HS256',
    audience: AUDIENCE,
    issuer: ISSUER,
    noTimestamp: true,
  });
  res.cookie(SESSION_COOKIE, token, { ...cookieOptions(res), maxAge: SESSION_MS });
  res.cookie(SESSION_MARKER, userId, { ...markerOptions(res), maxAge: SESSION_MS });
}

async function whyRefused(db: Db, id: string): Promise<AppError> {
  const select = { suspendedAt: true, suspensionReason: true } as const;
  const user = await db.user.findUnique({ where: { id }, select });
  if (!user) return unauthenticated();
  if (user.suspendedAt === null) {
    const message = 'This account was given a new password just now. Please sign in again';
    return new AppError('INVALID_CREDENTIALS', message);
  }
  const reason = (user.suspensionReason ?? '').replace(/[.\s]+$/, '');
  const message = `This account is suspended: ${reason}. Ask an administrator of this site.`;
  return new AppError('ACCOUNT_SUSPENDED', message);
}

/** Deletes the session's row, so that a copy of the cookie is useless. */
export async function endSession(db: Db, res: Response): Promise<void> {
  const sessionId = res.locals.user?.sessionId ?? null;
  if (sessionId !== null) await db.session.deleteMany({ where: { id: sessionId } });
}

/** Deletes the cookies in the browser; they are useless by now. */
export function clearSessionCookie(res: Response): void {
  res.clearCookie(SESSION_COOKIE, cookieOptions(res));
  res.clearCookie(SESSION_MARKER, markerOptions(res));
}

/** What the cookie of a request claims and our signature confirms; the session may have ended since. */
export type ClaimsReader = (req: Request) => Claims | null;

export function createClaimsReader(deps: Deps): ClaimsReader {
  const verified = new Map<string, Claims>();
  return (req) => {
    const cookies = req.cookies as Record<string, string | undefined>;
    return readToken(deps, verified, cookies[SESSION_COOKIE]);
  };
}

/**
 * Puts the signed-in user, if there is one, into `res.locals.user`. Never refuses a request. The cookie of
 * one that brings a token does not count.
 */
export function readSession(deps: Deps, claimsOf = createClaimsReader(deps)): RequestHandler {
  const userOf = createSessionUsers(deps);
  const watch = new SessionWatch(deps);
  return async (req, res, next) => {
    const claims = bearerOf(req) === null ? claimsOf(req) : null;
    if (claims) {
      const user = await userOf(claims.sid);
      if (user?.id === claims.sub) {
        res.locals.user = user;
        res.locals.onSessionEnd = (ended) => watch.watch(claims.sid, ended, res.locals.isForAdmins);
      } else {
        res.locals.isSuspended = await isSuspended(deps.db, claims.sub);
      }
    }
    next();
  };
}

async function isSuspended(db: Database, id: string): Promise<boolean> {
  const rows = await db.read(
    Prisma.sql`SELECT 1 FROM "User" WHERE id = ${id}::uuid AND "suspendedAt" IS NOT NULL`,
  );
  return rows.length > 0;
}

function signingKey({ jwtKeys: [first] }: Deps): KeyObject {
  if (!first) throw new Error('There is no key to sign sessions with');
  return first;
}

type Claims = { readonly sub: string; readonly sid: string };

/**
 * Caches whether a token's signature is right, which never changes. Whether its session still exists and
 * has not expired is read from the database at each request.
 */
function readToken(
  deps: Deps,
  verified: Map<string, Claims>,
  token: string | undefined,
): Claims | null {
  if (token === undefined) return null;
  const known = verified.get(token);
  if (known) return known;
  const claims = verifyToken(deps, token);
  if (verified.size >= REMEMBERED_TOKENS) verified.clear();
  if (claims) verified.set(token, claims);
  return claims;
}

function verifyToken(deps: Deps, token: string): Claims | null {
  for (const key of deps.jwtKeys) {
    const claims = verifyWith(key, token);
    if (claims) return claims;
  }
  return null;
}

function verifyWith(key: KeyObject, token: string): Claims | null {
  try {
    const claims = jwt.verify(token, key, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      issuer: ISSUER,
      // Those of earlier releases name their end, too.
      ignoreExpiration: true,
    });
    if (typeof claims === 'string') return null;
    const { sub, sid } = claims;
    return isUuid(sub) && isUuid(sid) ? { sub, sid } : null;
  } catch {
    return null; // Forged, or of another secret: the same as not signed in.
  }
}

function cookieOptions(res: Response): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: res.req.secure, path: '/' };
}

function markerOptions(res: Response): CookieOptions {
  return { ...cookieOptions(res), httpOnly: false };
}
