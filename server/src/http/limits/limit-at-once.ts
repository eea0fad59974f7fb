import type { RequestHandler, Response } from 'express';
import { rateLimited } from '../app-error.ts';

type Options = {
  readonly limit: number;
  /** Multiplies the limit; a setting. */
  readonly scale: number;
  readonly key: (res: Response) => string;
  /** The message of a refusal. */
  readonly message: string;
  /** When to come again. */
  readonly retrySeconds?: number;
};

/** Limits concurrent requests per key on this server and refuses the others. */
export function limitAtOnce({
  limit,
  scale,
  key,
  message,
  retrySeconds = 5,
}: Options): RequestHandler {
  const underWay = new Map<string, number>();
  const most = Math.max(1, Math.floor(limit * scale));
  return (_req, res, next) => {
    // Nobody is there to be answered, and nothing would tell when to give the place back.
    if (res.closed) return;
    const whose = key(res);
    const count = underWay.get(whose) ?? 0;
    if (count >= most) throw rateLimited(message, retrySeconds);
    underWay.set(whose, count + 1);
    res.once('close', () => {
      const left = (underWay.get(whose) ?? 1) - 1;
      if (left > 0) underWay.set(whose, left);
      else underWay.delete(whose);
    });
    next();
  };
}
