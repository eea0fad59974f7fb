import { believedUser } from '../../../lib/api/session/session.ts';
import type { DraftLine } from './draft-line.ts';

/**
 * Keeps texts of a person in step with the server: compares them now, when the page is seen again and
 * when the network is back, and sends what waits when the page is left. Answers with the way to stop.
 * @param compare reads what the server has and lets the lines meet it
 */
export function keepInStep(
  userId: string,
  lines: readonly DraftLine[],
  compare: (signal: AbortSignal) => Promise<void>,
): () => void {
  const left = new AbortController();
  const { signal } = left;
  let isAsking = false;

  async function ask() {
    if (isAsking || believedUser() !== userId) return;
    isAsking = true;
    try {
      await compare(signal);
    } catch {
      // The word of state says it; a session that has ended is told by the call itself.
      if (!signal.aborted) for (const line of lines) line.noteUnreachable();
    } finally {
      isAsking = false;
    }
  }

  function flush() {
    for (const line of lines) line.flush();
  }

  function onVisibility() {
    if (document.visibilityState === 'hidden') flush();
    else void ask();
  }

  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('online', () => void ask(), { signal });
  void ask();
  return () => {
    left.abort();
    for (const line of lines) line.close();
  };
}
