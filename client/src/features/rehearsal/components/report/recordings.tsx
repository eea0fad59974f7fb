import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.tsx';
import { FormAlert } from '../../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../../lib/api/use-request.ts';
import { formatDate } from '../../../../lib/format.ts';
import { useRehearsalStore } from '../../rehearsal.store.ts';

type RecordingsProps = { rehearsal: Rehearsal; onDeleted: () => void };

/** How long what was typed is kept, and the ways to change that. Nothing where nothing was recorded. */
export function Recordings({ rehearsal, onDeleted }: RecordingsProps) {
  const { id, keepsTape, tapeUntil } = rehearsal;
  const { keepTape, deleteTape } = useRehearsalStore.getState();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, refusal, send } = useRequest();
  if (keepsTape === null || tapeUntil === null) return null;
  return (
    <section aria-labelledby="recordings" className="flex flex-col items-start gap-3">
      <h2 id="recordings" className="text-lg font-semibold">
        Recording
      </h2>
      <FormAlert message={refusal} />
      <p className="text-sm text-muted">
        {keepsTape
          ? 'What you typed is kept until you delete it.'
          : `What you typed is deleted on ${formatDate(tapeUntil)}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="neutral"
          size="sm"
          busy={isBusy}
          onClick={() => void send(() => keepTape(id, !keepsTape))}
        >
          {keepsTape ? 'Do not keep it' : 'Keep it'}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          Delete it now
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete what was recorded?"
        description="Nobody can watch it from then on, nor bring it back. The report stays."
        confirmText="Delete"
        onConfirm={() =>
          send(async () => {
            await deleteTape(id);
            // This section goes, and the focus would go with it.
            onDeleted();
          })
        }
      />
    </section>
  );
}
