import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { showRefusal } from '../../../lib/api/failures/show-refusal.ts';
import { loadAuthApi } from '../load-auth-api.ts';

const resolver = lazyResolver(
  async () => (await import('@stepwise/contracts/mail')).forgotPasswordSchema,
);

/** Asks for a link by mail. Whether there is an account is not told. */
export function ForgotForm() {
  const [answer, setAnswer] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { email: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    setAnswer(undefined);
    try {
      const { postForgotPassword } = await loadAuthApi();
      setAnswer(await postForgotPassword(email));
    } catch (error) {
      showRefusal(error, ['email'], setError);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormAlert message={errors.root?.message} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        hint="The one you signed up with."
        error={errors.email?.message}
        {...register('email')}
      />
      <Button
        type="submit"
        size="lg"
        className="mt-2 w-full"
        busy={isSubmitting}
        busyText="Please wait..."
      >
        Send a link
      </Button>
      <div role="status" className="empty:hidden">
        {answer === undefined ? null : (
          <>
            <p>{answer}</p>
            <p className="mt-2 text-sm text-muted">
              It works once, within an hour. Nothing there after some minutes? Look among unwanted
              mail, and whether it is the right address.
            </p>
          </>
        )}
      </div>
    </form>
  );
}
