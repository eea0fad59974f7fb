import type { Rejudging } from '@stepwise/contracts/rejudging';

/** "120 of 33,000 judged again, 4 changed: 3 lost Accepted, 1 won it". */
export function sayFigures({ total, judged, changed, lost, won, failed }: Rejudging): string {
  if (total === null) return 'Counting submissions...';
  if (total === 0) return 'No submission had to be judged again';
  const number = (value: number): string => value.toLocaleString('en-US');
  const parts = [`${number(judged)} of ${number(total)} judged again`];
  if (changed > 0) {
    const accepted = [
      ...(lost > 0 ? [`${number(lost)} lost Accepted`] : []),
      ...(won > 0 ? [`${number(won)} won it`] : []),
    ].join(', ');
    parts.push(`${number(changed)} changed${accepted === '' ? '' : `: ${accepted}`}`);
  }
  if (failed > 0) parts.push(`${number(failed)} kept, because the judge failed`);
  return parts.join(', ');
}

/** "17 submissions were judged on older tests". */
export function sayOutdated(count: number): string {
  if (count === 0) return 'Every submission was judged on the present tests.';
  if (count === 1) return '1 submission was judged on older tests.';
  return `${count.toLocaleString('en-US')} submissions were judged on older tests.`;
}

/** "About 3 h left"; empty when nothing is known. */
export function sayTimeLeft({ secondsLeft }: Rejudging): string {
  if (secondsLeft === null) return '';
  if (secondsLeft < 60) return 'Less than a minute left';
  const minutes = Math.round(secondsLeft / 60);
  if (minutes < 120) return `About ${String(minutes)} min left`;
  return `About ${String(Math.round(minutes / 60))} h left`;
}
