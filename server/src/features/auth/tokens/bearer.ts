import type { Request } from 'express';

/** What a request brings as `Authorization: Bearer`, right or wrong; null when it brings none. */
export function bearerOf(req: Request): string | null {
  const match = /^bearer(?:\s+(.*))?$/i.exec(req.get('authorization') ?? '');
  return match ? (match[1] ?? '').trim() : null;
}
