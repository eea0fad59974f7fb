/**
 * The number at a place in the order of simplicity: 0, 1, -1, 2, -2 and so on, or away from 0 where
 * 0 is out of the range.
 * @param index from 0 up to, not including, the size of the range
 */
export function intAt(index: number, from: number, to: number): number {
  if (from >= 0) return from + index;
  if (to <= 0) return to - index;
  const both = Math.min(-from, to);
  if (index <= 2 * both) return index % 2 === 1 ? (index + 1) / 2 : -index / 2 || 0;
  const beyond = index - both;
  return to > both ? beyond : -beyond;
}
