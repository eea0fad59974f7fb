import { formatDateTime, formatWhen } from '../../lib/format.ts';

/** When something was, in a list. */
export function PastTime({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatWhen(at, now)}
    </time>
  );
}
