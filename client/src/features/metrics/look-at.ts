import type { Metrics } from '@stepwise/contracts/metrics';
import { BACKUP_OLD_SECONDS } from '@stepwise/contracts/metrics-limits';
import { formatBytes, formatCount, formatSpan, formatWait } from './metrics-words.ts';

/** Whether somebody should look at a figure. */
export type Tone = 'fine' | 'warning' | 'alarm';

/** A figure as it is shown. */
export type Look = { readonly value: string; readonly note: string; readonly tone: Tone };

/** After so long without a verdict the judge is too slow, or away. */
const WAIT_WARNING_SECONDS = 60;
const WAIT_ALARM_SECONDS = 600;

/** What waits for the judge. */
export function lookAtQueue({ waiting, isMore, running, oldestSeconds }: Metrics['queue']): Look {
  const judged = `${formatCount(running)} being judged`;
  const more = isMore ? '+' : '';
  if (waiting === 0) return { value: '0', note: judged, tone: 'fine' };
  return {
    value: `${formatCount(waiting)}${more}`,
    note: `oldest ${formatSpan(oldestSeconds)}, ${judged}`,
    tone: toneOfWait(oldestSeconds),
  };
}

function toneOfWait(seconds: number): Tone {
  if (seconds >= WAIT_ALARM_SECONDS) return 'alarm';
  return seconds >= WAIT_WARNING_SECONDS ? 'warning' : 'fine';
}

/** How long people waited: half of them, and all but one in twenty. */
export function lookAtTimes({ hour, day }: Metrics['judging']): Look {
  const within = ({ p95Seconds }: typeof hour) => `95% within ${formatWait(p95Seconds)}`;
  const ofDay =
    day.p50Seconds === null
      ? 'no verdict in 24 h'
      : `in 24 h ${formatWait(day.p50Seconds)}, ${within(day)}`;
  return {
    value: formatWait(hour.p50Seconds),
    note: hour.p50Seconds === null ? ofDay : `${within(hour)}; ${ofDay}`,
    tone: 'fine',
  };
}

/** What the judge gave up. */
export function lookAtFailures({ hour, day }: Metrics['judging']): Look {
  return {
    value: formatCount(hour.failed),
    note: `${formatCount(day.failed)} in 24 h`,
    tone: hour.failed > 0 ? 'warning' : 'fine',
  };
}

/** The last backup. */
export function lookAtBackup(backup: Metrics['machine']['backup']): Look {
  if (backup === null) {
    return { value: 'Not here', note: 'the database is elsewhere', tone: 'fine' };
  }
  const { ageSeconds } = backup;
  if (ageSeconds === null) return { value: 'None', note: 'run npm run db:backup', tone: 'alarm' };
  const isOld = ageSeconds > BACKUP_OLD_SECONDS;
  return {
    value: `${formatSpan(ageSeconds)} ago`,
    note: isOld ? 'older than two days' : 'in the data folder',
    tone: isOld ? 'warning' : 'fine',
  };
}

/** The disks of the server that has answered: that of the data, where it is here, and that of programs. */
export function lookAtDisks({ data, scratch }: Metrics['machine']): Look {
  const first = data ?? scratch;
  if (first === null) return { value: 'Not here', note: 'nothing is stored here', tone: 'fine' };
  const isLow = data?.isLow === true || scratch?.isLow === true;
  return {
    value: formatBytes(first.freeBytes),
    note:
      data === null || scratch === null
        ? `of ${formatBytes(first.totalBytes)}`
        : `of ${formatBytes(data.totalBytes)}; temporary ${formatBytes(scratch.freeBytes)}`,
    tone: isLow ? 'alarm' : 'fine',
  };
}
