import type { factsOf } from '../../rehearsal-words.ts';

/** What the clock and the judge say of a problem. */
export function Facts({ facts }: { facts: ReturnType<typeof factsOf> }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
