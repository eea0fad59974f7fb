/** By its name the servers of a run are told its seed. */
export const SEED_NAME = 'CHAOS_SEED';

let state = Math.floor(Math.random() * 2 ** 32);

/** From now on `chance` goes through the numbers of this seed. */
export function seedChance(seed: number): void {
  state = seed;
}

/** A number from 0 on and below 1: by mulberry32. */
export function chance(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
