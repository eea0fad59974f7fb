import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { PasswordField } from '../../../components/ui/form/password-field.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { showRefusal } from '../../../lib/api/failures/show-refusal.ts';
import { useAuthStore } from '../auth.store.ts';

const resolver = lazyResolver(async () => (await import('@stepwise/contracts/auth')).loginSchema);

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const login = useAuthStore((state) => state.login);
  const isLoggingIn = useAuthStore((state) => state.isLoggingIn);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { email: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await login({ email, password });
      onSignedIn();
    } catch (error) {
      showRefusal(error, ['email', 'password'], setError);
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
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <Button
        type="submit"
        size="lg"
        className="mt-2 w-full"
        // From the click on, and until the full load that follows a success.
        busy={isSubmitting || isLoggingIn || isSubmitSuccessful}
        busyText="Please wait..."
      >
        Sign In
      </Button>
    </form>
  );
}
