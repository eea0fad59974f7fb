import type { RequestHandler } from 'express';
import type { HasRoom } from '../../lib/disk-room.ts';
import { diskFull } from '../app-error.ts';
import { routedPath } from '../request-path.ts';

const GROWING_METHODS = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Refuses requests that add data while the disk is nearly full. Reading, deleting and the paths in
 * `allowed` still work.
 */
export function refuseWithoutRoom(
  hasRoom: HasRoom,
  allowed: readonly (string | RegExp)[],
): RequestHandler {
  return async (req, _res, next) => {
    const path = routedPath(req);
    const isAllowed = allowed.some((one) =>
      typeof one === 'string' ? one === path : one.test(path),
    );
    const grows = GROWING_METHODS.has(req.method) && !isAllowed;
    if (grows && !(await hasRoom())) throw diskFull();
    next();
  };
}
