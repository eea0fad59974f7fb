import type { Act } from '@stepwise/contracts/people';
import { formatDateTime } from '../../../lib/format.ts';
import { SaidAct } from './said-act.tsx';

/** What was done to the account, the newest first. */
export function Acts({ acts }: { acts: readonly Act[] }) {
  if (acts.length === 0) return <p className="text-muted">Nothing yet.</p>;
  return (
    <ul aria-label="History" className="divide-y divide-line text-sm">
      {acts.map((act) => (
        <li key={act.id} className="py-2.5 first:pt-0">
          <p className="wrap-anywhere">
            <SaidAct act={act} />
          </p>
          <p className="text-muted">
            {formatDateTime(act.at)}
            {act.by === null ? '' : ` by ${act.by}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
