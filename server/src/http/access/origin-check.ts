import type { Request, RequestHandler } from 'express';
import { AppError } from '../app-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state changes that another site makes in the user's name. The cookie alone cannot tell:
 * browsers send it along from every page of the same site, other ports included. Requests without
 * any browser header (scripts, tests) pass: nobody's cookie is at stake there.
 */
export function checkOrigin(allowed: readonly string[]): RequestHandler {
  return (req, _res, next) => {
    if (!SAFE_METHODS.has(req.method) && !isOurs(req, allowed)) {
      throw new AppError('BAD_ORIGIN', 'Requests from this origin are not accepted');
    }
    next();
  };
}

function isOurs(req: Request, allowed: readonly string[]): boolean {
  const origin = req.get('origin') ?? originOf(req.get('referer'));
  if (origin !== undefined) return allowed.includes(origin) || origin === originWeServe(req);
  const site = req.get('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}

function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : 'null';
}

/** The origin of our own pages in this request. A proxy with HTTPS has to send its protocol. */
function originWeServe(req: Request): string | undefined {
  const address = `${req.protocol}://${req.get('host') ?? ''}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
