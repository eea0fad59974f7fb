/** "12,345" */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

const BYTES = [
  ['TB', 1e12],
  ['GB', 1e9],
  ['MB', 1e6],
  ['kB', 1e3],
] as const;

/** "1.2 GB"; from ten on without a decimal. */
export function formatBytes(bytes: number): string {
  const [unit, size] = BYTES.find(([, least]) => bytes >= least) ?? ['bytes', 1];
  return `${withDecimal(bytes / size, size === 1)} ${unit}`;
}

const SPANS = [
  ['day', 86_400],
  ['h', 3_600],
  ['min', 60],
] as const;

/** "2 days", "3 h", "4 min", "5 s": in the largest unit of which there are two, so that a trend shows. */
export function formatSpan(seconds: number): string {
  const [unit, length] = SPANS.find(([, one]) => seconds >= 2 * one) ?? ['s', 1];
  const count = Math.floor(seconds / length);
  return `${formatCount(count)} ${unit === 'day' ? 'days' : unit}`;
}

/** "0.8 s", "12 s", "3 min": how long somebody waited; a dash where nobody did. */
export function formatWait(seconds: number | null): string {
  if (seconds === null) return '–';
  return seconds < 60 ? `${withDecimal(seconds, false)} s` : formatSpan(seconds);
}

/** "4.2", "12": how many in a minute; "0" for none, and never for some. */
export function formatRate(perMinute: number): string {
  if (perMinute === 0) return '0';
  return perMinute < 0.1 ? 'under 0.1' : withDecimal(perMinute, false);
}

/** "37%" of people; a dash where there are none. */
export function formatShare(part: number, total: number): string {
  return total === 0 ? '–' : `${((part / total) * 100).toFixed(0)}%`;
}

function withDecimal(value: number, isWhole: boolean): string {
  return isWhole || value >= 9.95 ? formatCount(Math.round(value)) : value.toFixed(1);
}
