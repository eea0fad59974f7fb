export const QUOTES = [
  'A hard problem is a few easy ones that have not been introduced to each other yet.',
  'Write it slowly once, and nobody has to read it slowly ten times.',
  'The step you take today is the floor you stand on tomorrow.',
  'Understanding a wrong answer is half of the right one.',
  'Brute force first. Elegance is what you do with what it taught you.',
] as const;

export const JOKES = [
  'Why did the two pointers break up? They met in the middle and had nothing left to say.',
  'To understand recursion, ask somebody who is one step closer to the base case.',
  'A linked list walks into a bar. “Who’s next?” asks the bartender. Nobody knows but the last one.',
  'My binary search for a flat halved the city every day. It turns out the city was not sorted.',
  'There are two hard things about a sliding window: moving its left side, moving its right side, and off-by-one errors.',
] as const;

/** Knuth's multiplicative hash: days that follow each other land far apart. */
const SPREAD = 2_654_435_761;

/** A number below `count` that looks random from day to day and stays the same all day. */
export function pickOfDay(day: number, count: number): number {
  const spread = Math.imul(day, SPREAD) >>> 0;
  return Math.floor((spread / 2 ** 32) * count);
}
