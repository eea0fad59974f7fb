import type { Response } from 'express';

/**
 * Lets every cache keep an answer that is the same for everybody. What the rate limits say of whoever asked
 * first is not part of it: the next is somebody else.
 * @param how what else Cache-Control says
 */
export function keepPublicly(res: Response, how: string): void {
  for (const header of ['RateLimit', 'RateLimit-Policy']) res.removeHeader(header);
  res.set('Cache-Control', `public, ${how}`);
}
