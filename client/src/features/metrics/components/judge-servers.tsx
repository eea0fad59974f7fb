import type { Metrics } from '@stepwise/contracts/metrics';
import { languageLabel } from '@stepwise/contracts/language-list';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { formatSpan } from '../metrics-words.ts';

/** The servers that judge, and what they can run. */
export function JudgeServers({ judges }: { judges: Metrics['judges'] }) {
  if (judges.length === 0) {
    return (
      <EmptyState title="No server judges">What is sent in waits until one is there.</EmptyState>
    );
  }
  const isAnyThere = judges.some(({ isAlive }) => isAlive);
  return (
    <>
      {isAnyThere ? null : (
        <p role="alert" className="border-b border-line px-5 py-3 text-sm font-medium text-error">
          No server judges. What is sent in waits until one is there.
        </p>
      )}
      <ul aria-label="Servers that judge" className="divide-y divide-line text-sm">
        {judges.map((judge) => (
          <Judge key={judge.name} judge={judge} />
        ))}
      </ul>
    </>
  );
}

function Judge({ judge }: { judge: Metrics['judges'][number] }) {
  const { name, languages, seenSeconds, isAlive } = judge;
  const labels = languages.map((language) => languageLabel(language)).join(', ');
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-mono font-medium wrap-anywhere">{name}</span>
        <span className={`tabular-nums ${isAlive ? 'text-accepted' : 'text-limit'}`}>
          {isAlive ? 'Running' : 'Away'}, seen {formatSpan(seenSeconds)} ago
        </span>
      </div>
      <p className="mt-0.5 text-muted">{labels || 'Runs no language'}</p>
    </li>
  );
}
