/**
 * Polls `probe` until it returns something other than null, or `deadlineMs` have passed.
 *
 * Resolves to that value, or null after a timeout; rethrows an error of the probe.
 */
export async function waitFor<T>(
  probe: () => T | null | Promise<T | null>,
  deadlineMs: number,
  everyMs = 25,
): Promise<T | null> {
  const end = performance.now() + deadlineMs;
  for (;;) {
    const found = await probe();
    if (found !== null || performance.now() >= end) return found;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
