import type { PersonDetail } from '@stepwise/contracts/people';
import { REASON_MAX } from '@stepwise/contracts/people-limits';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { useTypedForm } from '../../../lib/api/forms/use-typed-form.ts';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { formatDate } from '../../../lib/format.ts';
import { suspend, unsuspend } from '../people.api.ts';
import { usePersonStore } from '../person.store.ts';

export function Suspension({ person }: { person: PersonDetail }) {
  const { id, suspension } = person;
  const suspended = useFocusWhenGone<HTMLDivElement>(suspension === null);
  const lifted = useFocusWhenGone<HTMLDivElement>(suspension !== null);
  return (
    <div ref={suspension ? suspended : lifted} tabIndex={-1} className="outline-none">
      {suspension ? <Lift id={id} {...suspension} /> : <Suspend id={id} />}
    </div>
  );
}

function Suspend({ id }: { id: string }) {
  const act = usePersonStore((state) => state.act);
  const { values, change, send } = useTypedForm(`suspend-${id}`, { reason: '' });
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    await send(() => act(() => suspend(id, values)));
    setBusy(false);
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={(event) => void submit(event)}>
      <div className="w-full">
        <TextField
          label="Reason"
          hint={`The person reads it when signing in. At most ${REASON_MAX} characters.`}
          required
          maxLength={REASON_MAX}
          value={values.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </div>
      <Button type="submit" variant="danger" busy={isBusy} disabled={values.reason.trim() === ''}>
        Suspend
      </Button>
    </form>
  );
}

type LiftProps = { id: string; since: string; reason: string };

function Lift({ id, since, reason }: LiftProps) {
  const act = usePersonStore((state) => state.act);
  const [isBusy, setBusy] = useState(false);

  async function lift() {
    setBusy(true);
    await act(() => unsuspend(id));
    setBusy(false);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="wrap-anywhere">
        Suspended since {formatDate(since)}: {reason}
      </p>
      <Button variant="neutral" busy={isBusy} onClick={() => void lift()}>
        Lift suspension
      </Button>
    </div>
  );
}
