import type { Response } from 'express';

/** Acts once the client has gone or has everything; at once where that was before, for it is told only once. */
export function whenClosed(res: Response, act: () => void): void {
  if (res.closed) act();
  else res.once('close', act);
}

/** Aborts when nobody waits for the answer any more. */
export function closedSignal(res: Response): AbortSignal {
  const closed = new AbortController();
  whenClosed(res, () => closed.abort());
  return closed.signal;
}
