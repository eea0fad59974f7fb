/**
 * Days in a row with a submission, up to today or yesterday: a streak stands until a whole day was missed.
 * @param daysAgo days with a submission, the latest first: 0 is today
 */
export function streakOf(daysAgo: readonly number[]): number {
  // Clocks that went back, or a person who travelled west: not yet today there.
  const days = daysAgo.filter((ago) => ago >= 0);
  const [latest = 2] = days;
  if (latest > 1) return 0;
  const broken = days.findIndex((ago, place) => ago !== latest + place);
  return broken < 0 ? days.length : broken;
}
