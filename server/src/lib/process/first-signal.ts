import { setMaxListeners } from 'node:events';

export type FirstSignal = {
  /** Aborts with the first of its sources, for the same reason, or with a TimeoutError. */
  readonly signal: AbortSignal;
  /** Removes the listeners; to be called at the end, because sources may live long. */
  readonly release: () => void;
};

/**
 * A signal that aborts with the first of `sources` and after `withinMs` at the latest. In place of
 * AbortSignal.any: in Node 20 the garbage collector may take a timeout that only `any` references, which
 * then never fires.
 */
export function firstSignal(sources: readonly AbortSignal[], withinMs?: number): FirstSignal {
  const first = new AbortController();
  const leaving: (() => void)[] = [];
  // There is one listener per running request; each is removed again.
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
