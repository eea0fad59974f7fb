/** dd/mm/yyyy in the reader's time zone, the one date format of the product. */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const day = String(date.getDate()).padStart(2, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${day}/${month}/${String(date.getFullYear())}`;
}

/** The same day as yyyy-mm-dd, for files that programs read. */
export function formatDay(iso: string): string {
  return formatDate(iso).split('/').toReversed().join('-');
}

/** dd/mm/yyyy and the time of day, for lists in which one day has many lines. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const hours = String(date.getHours()).padStart(2, '0');
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${formatDate(iso)} ${hours}:${minutes}`;
}

/** Part of a whole as a percentage; 0 of 0 is 0, not NaN. */
export function percentOf(part: number, total: number): number {
  return total === 0 ? 0 : (part / total) * 100;
}

export function formatPercent(percent: number, decimals = 1): string {
  return `${percent.toFixed(decimals)}%`;
}

/** "0.021 s" */
export function formatSeconds(seconds: number, decimals = 3): string {
  return `${seconds.toFixed(decimals)} s`;
}

/** "9216 KB" */
export function formatKb(kb: number, decimals = 0): string {
  return `${kb.toFixed(decimals)} KB`;
}

/** "9.00 Mb": the spelling of the submission list, from KB. */
export function formatMb(kb: number, decimals = 2): string {
  return `${(kb / 1024).toFixed(decimals)} Mb`;
}

/** Numbers out of a submission's `time` or `memory`: JSON text of a list like `["0.021 s"]`. */
export function readFigures(text: string): number[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.map((entry) => Number.parseFloat(String(entry))).filter(Number.isFinite);
}

/** Mean of the list; 0 for an empty one. */
export function average(values: readonly number[]): number {
  if (values.length === 0) return 0;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const DAY_MS = 86_400_000;

const STEPS_BACK = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "2 hours ago", in days at most; what lies in the future, by another clock, is "just now". */
export function formatAgo(iso: string, now: number): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  const step = STEPS_BACK.find(([, length]) => seconds >= length);
  if (!step) return 'just now';
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat('en').format(-Math.floor(seconds / length), unit);
}

/**
 * "07/03/2026, 2 hours ago" for a day; after that "07/03/2026 09:05", since the lines of one day long
 * ago were all as long ago.
 */
export function formatWhen(iso: string, now: number): string {
  const isOfLastDay = now - Date.parse(iso) < DAY_MS;
  return isOfLastDay ? `${formatDate(iso)}, ${formatAgo(iso, now)}` : formatDateTime(iso);
}
