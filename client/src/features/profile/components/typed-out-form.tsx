import { useForm, useWatch } from 'react-hook-form';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { PasswordField } from '../../../components/ui/form/password-field.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { tellUndone } from '../../../lib/api/failures/tell-undone.ts';

type TypedOutFormProps = {
  /** Typed out, so that no stray click does it. */
  word: string;
  confirmText: string;
  /** Answers with what was done. */
  act: (password: string) => Promise<string>;
  /** Where nobody knows whether it was. */
  undone: string;
  onCancel: () => void;
  onDone: () => void;
};

/** Asks for a word and the password before what cannot be undone. */
export function TypedOutForm(props: TypedOutFormProps) {
  const { word, confirmText, act, undone, onCancel, onDone } = props;
  const { register, handleSubmit, setError, control, formState } = useForm({
    defaultValues: { word: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;
  const isConfirmed = useWatch({ control, name: 'word' }).trim() === word;

  const submit = handleSubmit(async ({ password }) => {
    try {
      toast.success(await act(password));
      onDone();
    } catch (error) {
      tellUndone(error, undone);
      const { code, message } = asApiError(error);
      const field = code === 'INVALID_CREDENTIALS' ? 'password' : 'root';
      setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormAlert message={errors.root?.message} />
      <TextField
        label={`Type ${word} to confirm`}
        autoComplete="off"
        required
        {...register('word')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        hint="Leave it empty if you came through Google and have none."
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="neutral" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="danger"
          disabled={!isConfirmed}
          busy={isSubmitting || isSubmitSuccessful}
        >
          {confirmText}
        </Button>
      </div>
    </form>
  );
}
