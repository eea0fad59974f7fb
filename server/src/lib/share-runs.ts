/**
 * One run for all who ask while another one is under way: each gets the answer of a run that began
 * after it had asked, so nobody is told what was true before. A run that fails, fails for those who
 * wait for it; the next one is begun all the same.
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
