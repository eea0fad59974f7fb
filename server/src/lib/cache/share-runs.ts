/**
 * Shares runs between concurrent callers: calls during a run share the next one, so that each result is
 * from a run that began after the call. A failed run fails for its callers only.
 */
export function shareRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  const start = (): Promise<T> => {
    next = null;
    const started = run().finally(() => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
