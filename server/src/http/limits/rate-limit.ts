import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit';
import { slowDown as delayRequests } from 'express-slow-down';
import { msUntil } from '../../lib/clock.ts';
import { rateLimited } from '../app-error.ts';
import { MemoryRateStore } from './memory-rate-store.ts';

type Limit = {
  readonly windowMinutes: number;
  readonly limit: number;
  /** Multiplies the limit; a setting. */
  readonly scale: number;
  /** The key of the counter; the client's address when absent. */
  readonly key?: (req: Request, res: Response) => string;
  /** Whether requests that succeed leave the counter alone. */
  readonly failuresOnly?: boolean;
  /** Where the counters are kept; in this process when absent. */
  readonly store?: Store;
};

/** Each request above a limit waits this much longer than the one before, up to a maximum. */
const DELAY_MS = { step: 250, max: 4_000 };

/** Counts requests per key in a window and refuses those above the limit with RATE_LIMITED. */
export function limitRate(options: Limit): RequestHandler {
  const windowMs = options.windowMinutes * 60_000;
  return rateLimit({
    windowMs,
    limit: bound(options),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skipSuccessfulRequests: options.failuresOnly ?? false,
    requestWasSuccessful: wasNoGuess,
    keyGenerator: options.key ?? clientAddress,
    store: options.store ?? new MemoryRateStore(),
    handler: (req: Request & { rateLimit?: { resetTime?: Date } }) => {
      const { resetTime } = req.rateLimit ?? {};
      const seconds = Math.ceil((resetTime ? msUntil(resetTime) : windowMs) / 1000);
      throw rateLimited('Too many requests, please wait a moment', Math.max(1, seconds));
    },
  });
}

/** Counts requests per key in a window and lets those above the limit wait. None is refused. */
export function slowDown(options: Limit): RequestHandler {
  const { step, max } = DELAY_MS;
  const delayAfter = bound(options);
  return delayRequests({
    windowMs: options.windowMinutes * 60_000,
    delayAfter,
    delayMs: (used) => (used - delayAfter) * step,
    maxDelayMs: max,
    skipSuccessfulRequests: options.failuresOnly ?? false,
    requestWasSuccessful: wasNoGuess,
    keyGenerator: options.key ?? clientAddress,
    store: options.store ?? new MemoryRateStore(),
  });
}

/** Whoever was put off, or met a fault of the server, has not failed. */
function wasNoGuess(_req: Request, { statusCode }: Response): boolean {
  return statusCode < 400 || statusCode === 429 || statusCode >= 500;
}

function bound({ limit, scale }: Limit): number {
  return Math.max(1, Math.floor(limit * scale));
}

/** The client's address; IPv6 clients own a whole prefix, so they are counted by it. */
export function clientAddress(req: Request): string {
  return ipKeyGenerator(req.ip ?? 'unknown');
}
