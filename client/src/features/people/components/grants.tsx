import type { Grant } from '@stepwise/contracts/grants';
import type { PersonDetail } from '@stepwise/contracts/people';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useFocusAfterRemoval } from '../../../lib/browser/focus/use-focus-after-removal.ts';
import { formatDate } from '../../../lib/format.ts';
import { takeGrant } from '../people.api.ts';
import { usePersonStore } from '../person.store.ts';
import { type ChooseProblem, GiveGrant } from './give-grant.tsx';

type GrantsProps = { person: PersonDetail; chooseProblem: ChooseProblem };

/** What a person was given, each with a way to take it away, and a form to give more. */
export function Grants({ person: { id, grants }, chooseProblem }: GrantsProps) {
  const ids = useMemo(() => grants.map((grant) => grant.id), [grants]);
  const place = useFocusAfterRemoval<HTMLDivElement>(ids);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {grants.length === 0 ? null : (
        <ul aria-label="Grants" className="divide-y divide-line text-sm">
          {grants.map((grant) => (
            <GrantRow key={grant.id} personId={id} grant={grant} />
          ))}
        </ul>
      )}
      <GiveGrant personId={id} chooseProblem={chooseProblem} />
    </div>
  );
}

function GrantRow({ personId, grant }: { personId: string; grant: Grant }) {
  const act = usePersonStore((state) => state.act);
  const [isBusy, setBusy] = useState(false);
  const what = sayPlace(grant);

  async function take() {
    setBusy(true);
    await act(() => takeGrant(personId, grant.id));
    setBusy(false);
  }

  return (
    <li
      data-row={grant.id}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere">{what}</p>
        <p className="text-muted">{sayTime(grant)}</p>
      </div>
      <Button
        variant="neutral"
        size="sm"
        busy={isBusy}
        aria-label={`Take away: ${what}`}
        onClick={() => void take()}
      >
        Take away
      </Button>
    </li>
  );
}

function sayPlace({ problem }: Grant): string {
  if (problem === null) return 'Problems of their own';
  return problem.title ?? 'A problem that was deleted';
}

function sayTime({ by, createdAt, expiresAt, isOver }: Grant): string {
  const since = `since ${formatDate(createdAt)}${by === null ? '' : `, by ${by}`}`;
  if (expiresAt === null) return `${since}, until it is taken away`;
  return `${since}, ${isOver ? 'ended' : 'until'} ${formatDate(expiresAt)}`;
}
