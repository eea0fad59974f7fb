import { setMaxListeners } from 'node:events';

/** Aborted when whoever started this command ends it. As many as like may wait for that at once. */
export function untilInterrupted(): AbortSignal {
  const interrupted = new AbortController();
  setMaxListeners(0, interrupted.signal);
  process.once('SIGINT', () => interrupted.abort(new Error('Interrupted')));
  process.once('SIGTERM', () => interrupted.abort(new Error('Terminated')));
  return interrupted.signal;
}
