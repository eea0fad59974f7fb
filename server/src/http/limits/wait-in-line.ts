import type { Request, RequestHandler } from 'express';

type Options = {
  readonly key: (req: Request) => string;
  /** Requests of one key, on this server. */
  readonly atOnce: number;
  /** Multiplies the number; a setting. */
  readonly scale: number;
};

type Line = { underWay: number; readonly waiting: (() => void)[] };

/**
 * Lets some requests per key go on at once; the others wait for their turn, as many as an address has
 * connections. Who leaves meanwhile is passed over.
 */
export function waitInLine({ key, atOnce, scale }: Options): RequestHandler {
  const most = Math.max(1, Math.floor(atOnce * scale));
  const lines = new Map<string, Line>();
  return (req, res, next) => {
    if (res.closed) return;
    const whose = key(req);
    const line = lines.get(whose) ?? { underWay: 0, waiting: [] };
    lines.set(whose, line);
    const begin = () => {
      line.underWay += 1;
      res.off('close', leave).once('close', () => {
        line.underWay -= 1;
        line.waiting.shift()?.();
        if (line.underWay === 0) lines.delete(whose);
      });
      next();
    };
    const leave = () => void line.waiting.splice(line.waiting.indexOf(begin), 1);
    if (line.underWay < most) begin();
    else {
      line.waiting.push(begin);
      res.once('close', leave);
    }
  };
}
