import { setMaxListeners } from 'node:events';

export type FirstSignal = {
  /** Aborts with the first of its sources, for the same reason, or with a TimeoutError. */
  readonly signal: AbortSignal;
  /** To be called when nobody listens any more: sources may live for long. */
  readonly release: () => void;
};

/**
 * A signal that aborts with the first of `sources` and after `withinMs` at the latest. In place of
 * AbortSignal.any: Node 20 lets the garbage collector take a time limit that nothing but that
 * holds, and what was to end after seconds then never ends.
 */
export function firstSignal(sources: readonly AbortSignal[], withinMs?: number): FirstSignal {
  const first = new AbortController();
  const leaving: (() => void)[] = [];
  // As many listen as there are requests under way; each of them leaves.
  setMaxListeners(0, ...sources);
  const release = (): void => {
    for (const leave of leaving.splice(0)) leave();
  };
  const abort = (reason: unknown): void => {
    release();
    first.abort(reason);
  };
  if (withinMs !== undefined) {
    const timer = setTimeout(
      () => abort(new DOMException(`Not done within ${withinMs} ms`, 'TimeoutError')),
      withinMs,
    );
    leaving.push(() => clearTimeout(timer));
  }
  for (const source of sources) {
    const onAbort = (): void => abort(source.reason);
    source.addEventListener('abort', onAbort, { once: true });
    leaving.push(() => source.removeEventListener('abort', onAbort));
  }
  const aborted = sources.find((source) => source.aborted);
  if (aborted) abort(aborted.reason);
  return { signal: first.signal, release };
}
