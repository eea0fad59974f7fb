import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { FormAlert } from '../../../../components/ui/form/form-alert.tsx';
import { PasswordField } from '../../../../components/ui/form/password-field.tsx';
import { TextField } from '../../../../components/ui/form/text-field.tsx';
import { ApiError } from '../../../../lib/api/failures/api-error.ts';
import { showRefusal } from '../../../../lib/api/failures/show-refusal.ts';
import { tellUndone } from '../../../../lib/api/failures/tell-undone.ts';
import { lazyResolver } from '../../../../lib/lazy-resolver.ts';
import { changeEmail } from '../../profile.api.ts';

const EMPTY = { email: '', password: '' };

const resolver = lazyResolver(
  async () => (await import('../../profile-form-schema.ts')).emailFormSchema,
);

/** Asks for a link at a new address. */
export function EmailForm() {
  const [answer, setAnswer] = useState<string>();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    setAnswer(undefined);
    try {
      setAnswer(await changeEmail(email, password));
      reset(EMPTY);
    } catch (error) {
      tellUndone(error, 'No link was sent. Type the address again after signing in.');
      if (error instanceof ApiError && error.code === 'INVALID_CREDENTIALS') {
        setError('password', { message: error.message }, { shouldFocus: true });
        return;
      }
      showRefusal(error, ['email', 'password'], setError);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormAlert message={errors.root?.message} />
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password to change it"
        autoComplete="current-password"
        hint="Leave it empty if you came through Google and have none."
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" variant="neutral" busy={isSubmitting} className="self-start">
        Change email
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {answer}
      </p>
    </form>
  );
}
