const NAME = /^stepwise-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.gz$/;
const DAYS = 7;
const WEEKS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Name of a backup made at `now`. Names sort by time. */
export function backupName(now: Date): string {
  const [day = '', time = ''] = now.toISOString().split('T');
  return `stepwise-${day}T${time.slice(0, 8).replaceAll(':', '')}Z.gz`;
}

/** When the newest of the files with such a name was made; null without one. */
export function newestBackup(names: readonly string[]): Date | null {
  const ours = names.filter((name) => NAME.test(name)).sort();
  const [, day, ...time] = NAME.exec(ours.at(-1) ?? '') ?? [];
  return day === undefined ? null : new Date(`${day}T${time.join(':')}Z`);
}

/**
 * The files to delete at `now`: all backups except the last one of each of the newest seven
 * days and four weeks that have any. Those of the last 24 hours stay and supersede none: the second
 * one of a day does not cost the first, which may be the one from before an upgrade. Time alone
 * deletes nothing, and files with other names are never deleted.
 */
export function supersededBackups(names: readonly string[], now: Date): string[] {
  const yesterday = backupName(new Date(now.getTime() - DAY_MS));
  const days = new Set<string>();
  const weeks = new Set<number>();
  const newestFirst = names
    .filter((name) => NAME.test(name) && name <= yesterday)
    .sort()
    .reverse();
  return newestFirst.filter((name) => {
    const day = NAME.exec(name)?.[1] ?? '';
    const isDaily = days.size < DAYS && !days.has(day);
    const week = weekOf(day);
    const isWeekly = weeks.size < WEEKS && !weeks.has(week);
    days.add(day);
    weeks.add(week);
    return !isDaily && !isWeekly;
  });
}

/** Number of the week, which begins on Monday. */
function weekOf(day: string): number {
  // 1 January 1970 was a Thursday.
  return Math.floor((Date.parse(day) / DAY_MS + 3) / 7);
}
