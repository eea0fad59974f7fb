import type { TokenScope } from '@stepwise/contracts/token';
import { TOKEN_NAME_MAX } from '@stepwise/contracts/token-limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { FormAlert } from '../../../../components/ui/form/form-alert.tsx';
import { PasswordField } from '../../../../components/ui/form/password-field.tsx';
import { Select } from '../../../../components/ui/form/select.tsx';
import { TextField } from '../../../../components/ui/form/text-field.tsx';
import { LinkShownOnce } from '../../../../components/ui/link-shown-once.tsx';
import { tellUndone } from '../../../../lib/api/failures/tell-undone.ts';
import { useRequest } from '../../../../lib/api/use-request.ts';
import { useTypedForm } from '../../../../lib/api/forms/use-typed-form.ts';
import { useTokenStore } from '../../token.store.ts';

const MAY: readonly { value: string; label: string; scopes: TokenScope[] }[] = [
  { value: 'submit', label: 'Read and submit', scopes: ['read', 'submit'] },
  { value: 'read', label: 'Only read', scopes: ['read'] },
];

const PERIODS = [
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

/** Makes a token; its text is shown here and nowhere again. */
export function TokenForm() {
  const make = useTokenStore((state) => state.make);
  const form = useTypedForm('token', { name: '', may: 'submit', days: '90' });
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<{ secret: string; name: string }>();
  const { isBusy, refusal, send } = useRequest();
  const shown = useRef<HTMLDivElement>(null);
  // It comes below the form, which may end at the edge of the screen.
  useEffect(() => {
    if (made) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [made]);
  const { name, may, days } = form.values;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(async () => {
      try {
        const scopes = MAY.find(({ value }) => value === may)?.scopes ?? [];
        const confirmed = password === '' ? {} : { password };
        const wish = { name, scopes, days: Number(days), ...confirmed };
        setMade({ secret: await form.send(() => make(wish)), name });
        form.change({ name: '' });
        setPassword('');
      } catch (error) {
        tellUndone(error, 'The token was not made. Type your password again after signing in.');
        throw error;
      }
    });
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <FormAlert message={refusal} />
      <TokenFields values={form.values} onChange={form.change} {...{ password, setPassword }} />
      <Button type="submit" variant="neutral" busy={isBusy}>
        Make a token
      </Button>
      {made ? (
        <div ref={shown} className="w-full scroll-mb-6">
          <LinkShownOnce
            label={`Token for ${made.name}`}
            link={made.secret}
            copy="Copy token"
            hint="Whoever has it can act as you, as far as it may."
          />
        </div>
      ) : null}
    </form>
  );
}

type TokenFieldsProps = {
  values: { name: string; may: string; days: string };
  onChange: (changed: Partial<TokenFieldsProps['values']>) => void;
  password: string;
  setPassword: (password: string) => void;
};

function TokenFields({ values, onChange, password, setPassword }: TokenFieldsProps) {
  const { name, may, days } = values;
  return (
    <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label="What it is for"
          hint="Such as the computer that it is on."
          required
          maxLength={TOKEN_NAME_MAX}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
      <Select
        label="It may"
        options={MAY}
        value={may}
        onChange={(event) => onChange({ may: event.target.value })}
      />
      <Select
        label="It works for"
        options={PERIODS}
        value={days}
        onChange={(event) => onChange({ days: event.target.value })}
      />
      <div className="sm:col-span-2">
        <PasswordField
          label="Password of your account"
          autoComplete="current-password"
          hint="Leave it empty if you came through Google and have none."
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </div>
  );
}
