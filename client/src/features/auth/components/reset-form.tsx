import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { PasswordField } from '../../../components/ui/form/password-field.tsx';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { showRefusal } from '../../../lib/api/failures/show-refusal.ts';
import { loadAuthApi } from '../load-auth-api.ts';

const resolver = lazyResolver(
  async () => (await import('../reset-form-schema.ts')).resetFormSchema,
);

type ResetFormProps = {
  /** Of the one-time link. */
  token: string;
  onSet: () => void;
};

export function ResetForm({ token, onSet }: ResetFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ newPassword }) => {
    try {
      const { postResetPassword } = await loadAuthApi();
      toast.success(await postResetPassword({ token, newPassword }));
      onSet();
    } catch (error) {
      showRefusal(error, ['newPassword'], setError);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormAlert message={errors.root?.message} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint="At least 6 characters; three or four words make a good one."
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button
        type="submit"
        size="lg"
        className="mt-2 w-full"
        busy={isSubmitting}
        busyText="Please wait..."
      >
        Set password
      </Button>
    </form>
  );
}
