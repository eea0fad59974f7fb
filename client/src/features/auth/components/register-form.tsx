import { type FieldErrors, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { PasswordField } from '../../../components/ui/form/password-field.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { showRefusal } from '../../../lib/api/failures/show-refusal.ts';
import { useAuthStore } from '../auth.store.ts';
import type { RegisterFormFields } from '../register-form-schema.ts';

const resolver = lazyResolver(
  async () => (await import('../register-form-schema.ts')).registerFormSchema,
);

type RegisterFormProps = {
  onSignedIn: () => void;
  /** Token of an invitation; empty without one. */
  invitation?: string;
  /** What an email must end with; empty where anything may. */
  domains?: readonly string[];
  /** To begin with; another one may be typed. */
  email?: string;
};

export function RegisterForm({
  onSignedIn,
  invitation = '',
  domains = [],
  email: invited = '',
}: RegisterFormProps) {
  const join = useAuthStore((state) => state.register);
  const isRegistering = useAuthStore((state) => state.isRegistered);
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver,
    defaultValues: { name: '', email: invited, password: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = handleSubmit(async ({ name, email, password: chosen }) => {
    try {
      await join({ name, email, password: chosen, ...(invitation === '' ? {} : { invitation }) });
      onSignedIn();
    } catch (error) {
      showRefusal(error, ['name', 'email', 'password'], setError);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormAlert message={errors.root?.message} />
      <TextField
        label="Full Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="username"
        required
        hint={domains.length === 0 ? undefined : `At ${domains.join(' or ')}.`}
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPassword {...{ control, register, errors }} />
      <Button
        type="submit"
        size="lg"
        className="mt-2 w-full"
        // From the click on, and until the full load that follows a success.
        busy={isSubmitting || isRegistering || isSubmitSuccessful}
        busyText="Please wait..."
      >
        Get Started
      </Button>
    </form>
  );
}

type NewPasswordProps = Pick<UseFormReturn<RegisterFormFields>, 'control' | 'register'> & {
  errors: FieldErrors<RegisterFormFields>;
};

/** A password, typed twice. */
function NewPassword({ control, register, errors }: NewPasswordProps) {
  const [password, confirmed] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const differs = confirmed !== '' && confirmed !== password;
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="new-password"
        required
        hint="At least 6 characters; three or four words make a good one."
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        error={mismatch(differs, confirmed, errors.confirmPassword?.message)}
        {...register('confirmPassword')}
      />
    </>
  );
}

/** Live while both are typed; before that the error of the last submit. */
function mismatch(differs: boolean, confirmed: string, submitted: string | undefined) {
  if (differs) return 'Passwords do not match';
  return confirmed === '' ? submitted : undefined;
}
