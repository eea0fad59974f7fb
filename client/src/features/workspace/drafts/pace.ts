/** After the last key. */
const PAUSE_MS = 2_000;
/** Who types without a pause is not waited for any longer; and no two writes are closer. */
const SPACING_MS = 10_000;
const RETRY_MS = { first: 10_000, longest: 60_000 };

/** When a draft is sent: after a pause of typing, and not too often. */
export function paceOf(send: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let notBefore = 0;
  let failures = 0;

  return {
    wait: () => {
      const now = performance.now();
      waitingSince ??= now;
      const due = Math.max(Math.min(now + PAUSE_MS, waitingSince + SPACING_MS), notBefore);
      clearTimeout(timer);
      timer = setTimeout(send, Math.max(0, due - now));
    },
    stop: () => {
      clearTimeout(timer);
      waitingSince = null;
    },
    isWaiting: () => waitingSince !== null,
    hasFailed: () => failures > 0,
    noteSuccess: () => {
      failures = 0;
      notBefore = performance.now() + SPACING_MS;
    },
    /** Whoever answers need not be waited for any longer. */
    noteReached: () => {
      if (failures > 0) notBefore = 0;
      failures = 0;
    },
    noteFailure: (retryAfterSeconds: number | null) => {
      const wished = RETRY_MS.first * 2 ** failures;
      failures = Math.min(failures + 1, 8);
      const wait = retryAfterSeconds === null ? wished : retryAfterSeconds * 1000;
      notBefore = performance.now() + Math.min(wait, RETRY_MS.longest);
    },
  };
}
