import type { RequestHandler, Router } from 'express';
import { AppError } from './app-error.ts';

/** A known address with another method is 405, not 404. */
export function refuseWrongMethod(mounts: readonly (readonly [string, Router])[]): RequestHandler {
  return (req, res, next) => {
    const methods = mounts.flatMap(([base, router]) =>
      router.stack.flatMap((layer) => {
        if (!layer.route || !req.path.startsWith(base)) return [];
        // Express has this method and its types do not.
        const matching = layer as typeof layer & { match(path: string): boolean };
        const isMeant = matching.match(req.path.slice(base.length) || '/');
        return isMeant ? layer.route.stack.map(({ method }) => method.toUpperCase()) : [];
      }),
    );
    if (methods.length === 0) return next();
    res.set('Allow', [...new Set(methods)].join(', '));
    throw new AppError('METHOD_NOT_ALLOWED', 'This method is not allowed here');
  };
}
