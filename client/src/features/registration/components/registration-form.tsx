import type { Registration, RegistrationMode } from '@stepwise/contracts/registration';
import type { SubmitEvent } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { TextArea } from '../../../components/ui/form/text-area.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useTypedForm } from '../../../lib/api/use-typed-form.ts';
import { useRegistrationStore } from '../registration.store.ts';

const CHOICES: readonly { mode: RegistrationMode; label: string; hint: string }[] = [
  { mode: 'OPEN', label: 'Everybody', hint: 'Whoever reaches this site.' },
  { mode: 'INVITATION', label: 'Who is invited', hint: 'Whoever opens a link made below.' },
  { mode: 'CLOSED', label: 'Nobody', hint: 'Not even with an invitation.' },
];

export function RegistrationForm({ registration }: { registration: Registration }) {
  const save = useRegistrationStore((state) => state.save);
  const form = useTypedForm('registration', {
    mode: registration.mode,
    domains: registration.domains.join('\n'),
  });
  const { mode, domains } = form.values;
  const { isBusy, refusal, send } = useRequest();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(async () => {
      const listed = domains.split(/[\s,;]+/).filter((domain) => domain !== '');
      await form.send(() => save({ mode, domains: listed }));
      toast.success('Saved');
    });
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <FormAlert message={refusal} />
      <ModeChoice mode={mode} onChoose={(chosen) => form.change({ mode: chosen })} />
      <div className="w-full">
        <TextArea
          label="Domains of their emails"
          hint="Like school.example, one in each line. Empty: any. Whoever has not confirmed the address may have typed another one."
          rows={2}
          value={domains}
          onChange={(event) => form.change({ domains: event.target.value })}
        />
      </div>
      <Button type="submit" busy={isBusy}>
        Save
      </Button>
    </form>
  );
}

type ModeChoiceProps = { mode: RegistrationMode; onChoose: (mode: RegistrationMode) => void };

function ModeChoice({ mode, onChoose }: ModeChoiceProps) {
  return (
    <fieldset className="w-full min-w-0">
      <legend className="sr-only">Who can register</legend>
      <div className="grid gap-2">
        {CHOICES.map((choice) => (
          <label
            key={choice.mode}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field border border-field-line px-3 py-2 text-sm has-checked:border-primary has-checked:bg-base-300 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="mode"
              checked={mode === choice.mode}
              className="size-4 shrink-0 outline-none"
              onChange={() => onChoose(choice.mode)}
            />
            <span>
              <span className="font-medium">{choice.label}</span>{' '}
              <span className="text-muted">{choice.hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
