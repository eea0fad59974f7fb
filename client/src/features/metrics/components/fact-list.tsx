import type { ReactNode } from 'react';

/** Names and what is known of them, a line each. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {facts.map(([name, fact]) => (
        <div
          key={name}
          className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2.5"
        >
          <dt className="min-w-0 text-muted wrap-anywhere">{name}</dt>
          <dd className="min-w-0 text-end wrap-anywhere tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
