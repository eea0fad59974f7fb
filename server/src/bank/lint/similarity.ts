const WORDS_TOGETHER = 5;

/** A text by what stands side by side in it. */
export type Fingerprint = ReadonlySet<string>;

export function fingerprintOf(words: readonly string[]): Fingerprint {
  const lower = words.map((word) => word.toLowerCase());
  return new Set(
    lower
      .slice(0, Math.max(0, lower.length - WORDS_TOGETHER + 1))
      .map((_, at) => lower.slice(at, at + WORDS_TOGETHER).join(' ')),
  );
}

/** How much of the shorter text stands in the other one, from 0 to 1. */
export function similarity(one: Fingerprint, other: Fingerprint): number {
  const [short, long] = one.size < other.size ? [one, other] : [other, one];
  if (short.size === 0) return 0;
  return [...short].filter((words) => long.has(words)).length / short.size;
}
