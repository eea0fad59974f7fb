import { useEffect } from 'react';

/** Runs at once, and again and again while somebody can see the page. */
export function useWhileVisible(run: () => Promise<void>, everyMs: number): void {
  useEffect(() => {
    void run();
    const runInSight = () => {
      if (document.visibilityState === 'visible') void run();
    };
    const timer = setInterval(runInSight, everyMs);
    document.addEventListener('visibilitychange', runInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', runInSight);
    };
  }, [run, everyMs]);
}
