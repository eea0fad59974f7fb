import express, { type Request, type RequestHandler } from 'express';
import { AppError } from '../app-error.ts';

/** Deeper than any request of ours; parsing is iterative but printing such a value is not. */
const MAX_DEPTH = 20;

const MIB = 1024 * 1024;
/** Problems include their tests. */
export const PROBLEM_BODY_BYTES_MAX = 8 * MIB;

/**
 * Parses JSON bodies up to `limitBytes`. Anything else that has a body is refused, and what is packed: little of it
 * could become as much as is allowed.
 */
export function jsonBody(limitBytes = MIB): RequestHandler[] {
  const options = { limit: limitBytes, strict: true, inflate: false };
  return [refuseOtherTypes, express.json(options), refuseDeepNesting];
}

export function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const refuseOtherTypes: RequestHandler = (req, _res, next) => {
  if (hasBody(req) && !req.is('application/json')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request body must be application/json');
  }
  next();
};

const refuseDeepNesting: RequestHandler = (req, _res, next) => {
  if (isDeeperThan(req.body, MAX_DEPTH)) {
    throw new AppError('VALIDATION_FAILED', 'The request body is nested too deeply');
  }
  next();
};

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}
