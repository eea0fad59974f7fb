import { PENDING_STATUSES, VERDICTS } from '@stepwise/contracts/verdict-list';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Badge } from '../../components/ui/badges/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { CheckBadge } from '../../components/ui/badges/check-badge.tsx';
import { Caution } from '../../components/ui/caution.tsx';
import { DifficultyBadge } from '../../components/ui/badges/difficulty-badge.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../components/ui/states/error-state.tsx';
import { FormAlert } from '../../components/ui/form/form-alert.tsx';
import { LoadingCircles } from '../../components/ui/loading/loading-circles.tsx';
import { MissingPart } from '../../components/ui/states/missing-part.tsx';
import { PastTime } from '../../components/ui/past-time.tsx';
import { Skeleton } from '../../components/ui/loading/skeleton.tsx';
import { Spinner } from '../../components/ui/loading/spinner.tsx';
import { Steps } from '../../components/ui/steps.tsx';
import { VerdictBadge } from '../../components/ui/badges/verdict-badge.tsx';
import { announceBackendDown, announceBackendUp } from '../../lib/api/connectivity.ts';
import { Shown } from './shown.tsx';

const nothing = () => undefined;

export function MessageStates() {
  return (
    <>
      <BadgeStates />
      <Shown of={['spinner', 'loading-circles', 'skeleton']} title="Loading">
        <Spinner className="text-2xl" />
        <LoadingCircles />
        <div className="flex w-48 flex-col gap-2">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4" />
        </div>
      </Shown>
      <Shown of={['past-time']} title="When something was">
        <PastTime at="2026-03-07T12:00:00Z" now={Date.parse('2026-03-07T14:00:00Z')} />
        <PastTime at="2026-03-07T12:00:00Z" now={Date.parse('2026-03-09T12:00:00Z')} />
      </Shown>
      <MissingStates />
      <Shown of={['dialog', 'confirm-dialog']} title="Dialogs and toasts">
        <Dialogs />
        <Button variant="neutral" onClick={() => toast.success('It worked')}>
          Toast of success
        </Button>
        <Button variant="neutral" onClick={() => toast.error('It did not work')}>
          Toast of failure
        </Button>
        <Button
          variant="neutral"
          onClick={() => announceBackendDown({ status: null, message: 'shown on purpose' })}
        >
          Backend down
        </Button>
        <Button variant="neutral" onClick={announceBackendUp}>
          Backend up
        </Button>
      </Shown>
    </>
  );
}

function BadgeStates() {
  return (
    <Shown
      of={['badge', 'check-badge', 'difficulty-badge', 'verdict-badge', 'steps']}
      title="Badges"
    >
      <Badge>Tag</Badge>
      <CheckBadge />
      <DifficultyBadge difficulty="EASY" />
      <DifficultyBadge difficulty="MEDIUM" />
      <DifficultyBadge difficulty="HARD" />
      {[...VERDICTS, ...PENDING_STATUSES, 'Not Run' as const].map((status) => (
        <VerdictBadge key={status} status={status} />
      ))}
      {[0, 1, 2, 3, 4].map((lit) => (
        <Steps key={lit} lit={lit} of={4} className="size-6 text-secondary" />
      ))}
    </Shown>
  );
}

/** What stands where something else would be. */
function MissingStates() {
  return (
    <Shown
      of={['empty-state', 'error-state', 'missing-part', 'form-alert', 'caution']}
      title="Empty and failed"
    >
      <div className="surface w-full">
        <EmptyState title="Nothing here yet" action={<Button variant="neutral">Begin</Button>}>
          What would be here.
        </EmptyState>
      </div>
      <div className="surface w-full">
        <ErrorState title="It could not be loaded" onRetry={nothing} requestId="4f2a">
          Why it could not.
        </ErrorState>
      </div>
      <div className="surface w-full">
        <MissingPart title="It could not be fetched">What to do about it.</MissingPart>
      </div>
      <div className="w-full">
        <FormAlert message="What is wrong with the whole form" />
        <Caution>What somebody should know before the next press</Caution>
      </div>
    </Shown>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="neutral" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button variant="neutral" onClick={() => setOpen('confirm')}>
        Ask first
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="A dialog"
        description="What it is about."
        actions={<Button onClick={close}>Done</Button>}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Delete it?"
        description="This action cannot be undone."
        confirmText="Delete Now"
        onConfirm={() => Promise.resolve()}
      />
    </>
  );
}
