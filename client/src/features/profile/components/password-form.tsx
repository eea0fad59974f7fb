import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { PasswordField } from '../../../components/ui/form/password-field.tsx';
import { ApiError } from '../../../lib/api/failures/api-error.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { showRefusal } from '../../../lib/api/failures/show-refusal.ts';
import { tellUndone } from '../../../lib/api/failures/tell-undone.ts';
import { changePassword } from '../profile.api.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

const resolver = lazyResolver(
  async () => (await import('../profile-form-schema.ts')).passwordFormSchema,
);

export function PasswordForm() {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      toast.success(await changePassword({ currentPassword, newPassword }));
      reset(EMPTY);
    } catch (error) {
      tellUndone(error, 'Your password was not changed. Type it again after signing in.');
      if (error instanceof ApiError && error.code === 'INVALID_CREDENTIALS') {
        setError('currentPassword', { message: error.message }, { shouldFocus: true });
        return;
      }
      showRefusal(error, ['currentPassword', 'newPassword'], setError);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormAlert message={errors.root?.message} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        hint="Leave it empty if you came through Google and have none yet."
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
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
      <Button type="submit" variant="neutral" busy={isSubmitting} className="self-start">
        Change password
      </Button>
    </form>
  );
}
