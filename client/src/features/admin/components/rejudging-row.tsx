import type { Rejudging } from '@stepwise/contracts/rejudging';
import { Pause, Play, X } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { formatDate } from '../../../lib/format.ts';
import type { RejudgingChange } from '../rejudging.api.ts';
import { useRejudgingStore } from '../rejudging.store.ts';
import { sayFigures, sayTimeLeft } from '../rejudging-words.ts';

const LOOK = {
  RUNNING: { text: 'Running', className: 'text-pending' },
  PAUSED: { text: 'Paused', className: 'text-limit' },
  DONE: { text: 'Done', className: 'text-accepted' },
  CANCELLED: { text: 'Cancelled', className: 'text-muted' },
} satisfies Record<Rejudging['state'], { text: string; className: string }>;

export function RejudgingRow({ rejudging }: { rejudging: Rejudging }) {
  const { problemTitle, state, total, judged, failed, createdAt, startedBy } = rejudging;
  const isOpen = state === 'RUNNING' || state === 'PAUSED';
  // One that ends by itself takes the focus from nobody.
  const row = useFocusWhenGone<HTMLLIElement>(state !== 'CANCELLED');
  const by = startedBy === null ? '' : ` by ${startedBy}`;
  return (
    <li ref={row} tabIndex={-1} className="flex flex-col gap-2 py-4 outline-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 font-semibold break-words">{problemTitle}</h3>
        <Badge className={LOOK[state].className}>{LOOK[state].text}</Badge>
        {isOpen ? <Controls rejudging={rejudging} /> : null}
      </div>
      {isOpen ? (
        <progress
          className="meter block h-1.5 w-full"
          aria-label={`Judged again of ${problemTitle}`}
          {...(total === null ? {} : { value: judged + failed, max: Math.max(total, 1) })}
        />
      ) : null}
      <p className="text-sm tabular-nums">{sayFigures(rejudging)}</p>
      <p className="text-sm text-muted">
        {[sayTimeLeft(rejudging), `Begun ${formatDate(createdAt)}${by}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

function Controls({ rejudging: { id, state, problemTitle } }: { rejudging: Rejudging }) {
  const change = useRejudgingStore((store) => store.change);
  const [busy, setBusy] = useState<RejudgingChange | null>(null);
  const icon = 'size-4';

  async function act(what: RejudgingChange) {
    setBusy(what);
    await change(id, what);
    setBusy(null);
  }

  const toggle = state === 'RUNNING' ? 'pause' : 'resume';
  return (
    <div className="ms-auto flex gap-2">
      <Button
        variant="neutral"
        size="sm"
        busy={busy === toggle}
        aria-label={`${toggle === 'pause' ? 'Pause' : 'Resume'} ${problemTitle}`}
        icon={
          toggle === 'pause' ? (
            <Pause className={icon} aria-hidden="true" />
          ) : (
            <Play className={icon} aria-hidden="true" />
          )
        }
        onClick={() => void act(toggle)}
      >
        {toggle === 'pause' ? 'Pause' : 'Resume'}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        busy={busy === 'cancel'}
        aria-label={`Cancel ${problemTitle}`}
        icon={<X className={icon} aria-hidden="true" />}
        onClick={() => void act('cancel')}
      >
        Cancel
      </Button>
    </div>
  );
}
