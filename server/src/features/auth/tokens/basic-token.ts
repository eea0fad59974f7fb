import type { Request } from 'express';
import { bearerOf } from './bearer.ts';

/** A token as git and other programs send it that know names and passwords only: as the password of any name. */
export function basicTokenOf(req: Request): string | null {
  const [, encoded] = /^basic\s+(\S*)\s*$/i.exec(req.get('authorization') ?? '') ?? [];
  if (encoded === undefined) return bearerOf(req);
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const end = decoded.indexOf(':');
  return end < 0 ? '' : decoded.slice(end + 1).trim();
}
