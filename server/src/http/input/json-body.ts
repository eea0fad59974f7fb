import express, { type RequestHandler } from 'express';
import { AppError } from '../app-error.ts';

/** Deeper than any request of ours; parsing is iterative but printing such a value is not. */
const MAX_DEPTH = 20;

/** Parses JSON bodies up to `limitBytes`. Anything else that has a body, and was not read before, is refused. */
export function jsonBody(limitBytes: number): RequestHandler[] {
  return [refuseOtherTypes, express.json({ limit: limitBytes, strict: true }), refuseDeepNesting];
}

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  const hasBody =
    req.headers['transfer-encoding'] !== undefined ||
    Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !Buffer.isBuffer(req.body) && !req.is('application/json')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request body must be application/json');
  }
  next();
};

const refuseDeepNesting: RequestHandler = (req, _res, next) => {
  if (!Buffer.isBuffer(req.body) && isDeeperThan(req.body, MAX_DEPTH)) {
    throw new AppError('VALIDATION_FAILED', 'The request body is nested too deeply');
  }
  next();
};

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}
