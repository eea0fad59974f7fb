import { NOTE_MAX, PLACES_MAX } from '@stepwise/contracts/registration-limits';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { LinkShownOnce } from '../../../components/ui/link-shown-once.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useTypedForm } from '../../../lib/api/forms/use-typed-form.ts';
import { makeInvitation } from '../invitation.store.ts';
import { PERIODS } from '../periods.ts';

type Made = { link: string; note: string; places: number };

/** Makes a link with which people register; it is shown here and nowhere again. */
export function InvitationForm() {
  const form = useTypedForm('invitation', { note: '', places: '1', days: '7' });
  const { note, places, days } = form.values;
  const [made, setMade] = useState<Made>();
  const { isBusy, refusal, send } = useRequest();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(async () => {
      const count = Number(places);
      const link = await form.send(() =>
        makeInvitation({ note, places: count, days: Number(days) }),
      );
      setMade({ link, note, places: count });
      form.change((now) => (now.note === note ? { note: '' } : {}));
    });
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <FormAlert message={refusal} />
      <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label="For whom"
            hint="Such as the name of a class. Only administrators read it."
            required
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => form.change({ note: event.target.value })}
          />
        </div>
        <TextField
          label="How many people"
          type="number"
          min={1}
          max={PLACES_MAX}
          required
          value={places}
          onChange={(event) => form.change({ places: event.target.value })}
        />
        <Select
          label="Works for"
          options={PERIODS}
          value={days}
          onChange={(event) => form.change({ days: event.target.value })}
        />
      </div>
      <Button type="submit" variant="neutral" busy={isBusy}>
        Make an invitation
      </Button>
      {made ? <MadeInvitation {...made} /> : null}
    </form>
  );
}

function MadeInvitation({ link, note, places }: Made) {
  return (
    <LinkShownOnce
      label={`Invitation for ${note}`}
      link={link}
      hint={
        places === 1
          ? 'One person can register with it.'
          : `${String(places)} people can register with it.`
      }
    />
  );
}
