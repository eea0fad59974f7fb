import type { RegistrationMode, RevisedRegistration } from '@stepwise/contracts/registration';
import { type SubmitEvent, useEffect } from 'react';
import toast from 'react-hot-toast';
import { BOTH_CHANGED, TheirValue } from '../../../components/their-value.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { TextArea } from '../../../components/ui/form/text-area.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useSharedForm } from '../../../lib/api/forms/use-shared-form.ts';
import { getRegistration } from '../registration.api.ts';
import { useRegistrationStore } from '../registration.store.ts';

const CHOICES: readonly { mode: RegistrationMode; label: string; hint: string }[] = [
  { mode: 'OPEN', label: 'Everybody', hint: 'Whoever reaches this site.' },
  { mode: 'INVITATION', label: 'Who is invited', hint: 'Whoever opens a link made below.' },
  { mode: 'CLOSED', label: 'Nobody', hint: 'Not even with an invitation.' },
];

type RegistrationFormProps = {
  registration: RevisedRegistration;
  /** Something in it is not saved, or all is. */
  onUnsaved: (isUnsaved: boolean) => void;
};

export function RegistrationForm({ registration, onUnsaved }: RegistrationFormProps) {
  const saveRegistration = useRegistrationStore((state) => state.save);
  const form = useSharedForm('registration', shared(registration), {
    read: async () => shared(await getRegistration()),
    save: async ({ mode, domains }, basedOn) => {
      const listed = domains.split(/[\s,;]+/).filter((domain) => domain !== '');
      return shared(await saveRegistration({ mode, domains: listed, basedOn }));
    },
  });
  const { change, theirs, isChanged, save } = form;
  const { mode, domains } = form.values;
  useEffect(() => onUnsaved(isChanged), [isChanged, onUnsaved]);
  const { isBusy, refusal, send } = useRequest();
  const isContested = Object.keys(theirs).length > 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(async () => {
      if (await save()) toast.success('Saved');
      else toast.error(BOTH_CHANGED);
    });
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <FormAlert message={refusal ?? (isContested ? BOTH_CHANGED : undefined)} />
      <ModeChoice mode={mode} onChoose={(chosen) => change({ mode: chosen })} />
      <TheirValue
        label="Who can register"
        mine={mode}
        theirs={theirs.mode}
        say={(theirMode) => CHOICES.find((choice) => choice.mode === theirMode)?.label ?? theirMode}
        onTake={() => change({ ...(theirs.mode ? { mode: theirs.mode } : {}) })}
      />
      <div className="w-full">
        <TextArea
          label={DOMAINS}
          hint="Like school.example, one in each line. Empty: any. Whoever has not confirmed the address may have typed another one."
          rows={2}
          value={domains}
          onChange={(event) => change({ domains: event.target.value })}
        />
        <TheirValue
          label={DOMAINS}
          mine={domains}
          theirs={theirs.domains}
          onTake={(text) => change({ domains: text })}
        />
      </div>
      <Button type="submit" busy={isBusy}>
        Save
      </Button>
    </form>
  );
}

const DOMAINS = 'Domains of their emails';

/** As the fields of the form have it. */
function shared({ mode, domains, revision }: RevisedRegistration) {
  return { values: { mode, domains: domains.join('\n') }, revision };
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
