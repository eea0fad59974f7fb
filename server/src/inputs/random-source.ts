/** Numbers that look random and are the same at every run. */
export type RandomSource = {
  /** From 0 up to, not including, `bound`. */
  below(bound: number): number;
  pick<T>(values: readonly T[]): T | undefined;
};

/** A xorshift generator, seeded by a text. */
export function randomSource(seed: string): RandomSource {
  let state = 2_463_534_242;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (const character of seed) {
    state = state ^ (character.codePointAt(0) ?? 0) || 1;
    next();
  }
  const below = (bound: number): number => next() % bound;
  return { below, pick: (values) => values[below(Math.max(1, values.length))] };
}
