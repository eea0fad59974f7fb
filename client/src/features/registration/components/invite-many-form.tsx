import { NOTE_MAX } from '@stepwise/contracts/registration-limits';
import { type SubmitEvent, useEffect, useState } from 'react';
import { LinkReach } from '../../../components/link-reach.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { TextArea } from '../../../components/ui/form/text-area.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useTypedForm } from '../../../lib/api/forms/use-typed-form.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { addressesIn } from '../addresses-in.ts';
import { inviteMany } from '../invitation.store.ts';
import { invitationsAsCsv } from '../invitations-csv.ts';
import { PERIODS } from '../periods.ts';
import { saidOfMany } from '../said-of-many.ts';

const FILE = 'invitations.csv';

type Values = { list: string; addresses: string; days: string };

type InviteManyFormProps = {
  mailIsOn: boolean;
  /** Mails are on their way. */
  onMailed: () => void;
  /** There are addresses that nobody is invited with yet, or none. */
  onUnsaved: (isUnsaved: boolean) => void;
};

/** Makes an invitation for each of many addresses, and mails them or saves their links. */
export function InviteManyForm({ mailIsOn, onMailed, onUnsaved }: InviteManyFormProps) {
  const form = useTypedForm<Values>('invite-many', { list: '', addresses: '', days: '7' });
  const { list, addresses, days } = form.values;
  const people = addressesIn(addresses);
  const isBegun = addresses.trim() !== '';
  useEffect(() => onUnsaved(isBegun), [isBegun, onUnsaved]);
  const [done, setDone] = useState<string>();
  const { isBusy, refusal, send } = useRequest();

  function make(byMail: boolean) {
    setDone(undefined);
    void send(async () => {
      const wish = { note: list, days: Number(days), emails: [...people.keys()], byMail };
      const made = await form
        .send(() => inviteMany(wish))
        .catch((error: unknown) => {
          throw withAddresses(asApiError(error), wish.emails);
        });
      if (!byMail && made.length > 0) saveFile(FILE, invitationsAsCsv(made, people));
      setDone(saidOfMany(made, wish.emails, byMail ? 'on the way' : `saved as ${FILE}`));
      if (made.length === 0) return;
      form.change((now) => (now.addresses === addresses ? { addresses: '' } : {}));
      if (byMail) onMailed();
    });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    make(mailIsOn);
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <FormAlert message={refusal} />
      <ListFields values={form.values} found={people.size} onChange={form.change} />
      <LinkReach />
      <p className="text-sm text-muted">
        Saving links as CSV makes the invitations: the file has the only copy of their links.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="neutral" busy={isBusy}>
          {mailIsOn ? 'Send invitations' : 'Save links as CSV'}
        </Button>
        {mailIsOn ? (
          <Button variant="ghost" busy={isBusy} onClick={() => make(false)}>
            Save links as CSV
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-sm wrap-anywhere empty:hidden">
        {done}
      </p>
    </form>
  );
}

/** What a refusal says of some of the addresses, with these: among hundreds nobody finds them by eye. */
function withAddresses(error: ApiError, emails: readonly string[]): ApiError {
  const named = error.details.flatMap(
    ({ path }) => emails[Number(path.replace('emails.', ''))] ?? [],
  );
  if (named.length === 0) return error;
  const { status, code, errors, requestId } = error;
  const message = `${error.message}: ${named.join(', ')}`;
  return new ApiError({ status, code, errors, requestId, message });
}

type ListFieldsProps = {
  values: Values;
  /** How many addresses there are in what was pasted. */
  found: number;
  onChange: (some: Partial<Values>) => void;
};

function ListFields({ values: { list, addresses, days }, found, onChange }: ListFieldsProps) {
  return (
    <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField
        label="Name of the list"
        hint="Only administrators read it."
        required
        maxLength={NOTE_MAX}
        value={list}
        onChange={(event) => onChange({ list: event.target.value })}
      />
      <Select
        label="Each works for"
        options={PERIODS}
        value={days}
        onChange={(event) => onChange({ days: event.target.value })}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="Addresses"
          hint={`Paste a list, or the lines of a CSV file: whatever looks like an address is taken. Found: ${String(found)}.`}
          rows={4}
          required
          value={addresses}
          onChange={(event) => onChange({ addresses: event.target.value })}
        />
      </div>
    </div>
  );
}
