import type { OwnPublicPage } from '@stepwise/contracts/public-page';
import { HANDLE_DAYS, HANDLE_MAX, HANDLE_MIN } from '@stepwise/contracts/public-page-limits';
import type { SubmitEvent } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useTypedForm } from '../../../lib/api/forms/use-typed-form.ts';
import { formatDate } from '../../../lib/format.ts';
import { choosePage } from '../public-page.api.ts';

type PublicPageFormProps = {
  own: OwnPublicPage;
  onSaved: (own: OwnPublicPage) => void;
};

const LENGTH = `${String(HANDLE_MIN)} to ${String(HANDLE_MAX)}`;
const RULES = `The end of its address: ${LENGTH} letters, digits and hyphens. It stays for ${String(HANDLE_DAYS)} days.`;

const staysWords = (until: string) => `You can choose another one after ${formatDate(until)}.`;

export function PublicPageForm({ own, onSaved }: PublicPageFormProps) {
  const { handle, staysUntil } = own;
  const { values, change, send } = useTypedForm('public-page', {
    handle: handle ?? '',
    isPublic: own.isPublic ? 'yes' : 'no',
  });
  const request = useRequest();
  const isPublic = values.isPublic === 'yes';

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    await request.send(async () => {
      const { message, data } = await send(() => choosePage({ handle: values.handle, isPublic }));
      change({ handle: data.handle ?? '' });
      onSaved(data);
      toast.success(message);
    });
  }

  return (
    <form
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <FormAlert message={request.refusal} />
      <div className="w-full">
        <TextField
          label="Name of your page"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={HANDLE_MAX}
          readOnly={staysUntil !== null}
          hint={staysUntil === null ? RULES : staysWords(staysUntil)}
          value={values.handle}
          onChange={({ target }) => change({ handle: target.value })}
        />
      </div>
      <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 shrink-0"
          checked={isPublic}
          onChange={({ target }) => change({ isPublic: target.checked ? 'yes' : 'no' })}
        />
        Everybody can see my page
      </label>
      <Button
        type="submit"
        variant="neutral"
        busy={request.isBusy}
        disabled={values.handle.trim() === ''}
      >
        Save public page
      </Button>
    </form>
  );
}
