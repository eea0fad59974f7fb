/**
 * Asks `probe` again and again until it gives something other than null, or `deadlineMs` have passed.
 *
 * Resolves to what it gave, or null when time ran out; an error of the probe is passed on.
 */
export async function waitFor<T>(
  probe: () => T | null | Promise<T | null>,
  deadlineMs: number,
  everyMs = 25,
): Promise<T | null> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const found = await probe();
    if (found !== null || Date.now() >= end) return found;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
