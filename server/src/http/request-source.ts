import type { Response } from 'express';
import { clientAddress } from './limits/rate-limit.ts';

/** Where a request comes from, for the record of an act. */
export function requestSource(res: Response): { readonly ip: string; readonly id: string } {
  return { ip: clientAddress(res.req), id: String(res.get('X-Request-Id')) };
}
