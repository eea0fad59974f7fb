/** Days in a row with a submission, for the head of a page. */
export function Streak({ days }: { days: number }) {
  if (days === 0) return null;
  return (
    <p className="text-sm text-muted">
      <span className="text-xl font-semibold text-base-content tabular-nums">{days}</span>{' '}
      {days === 1 ? 'day in a row' : 'days in a row'}
    </p>
  );
}
