import type { User } from '@stepwise/contracts/auth';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { googleClientId } from '../../../lib/browser/google-client-id.ts';
import { lazyResolver } from '../../../lib/lazy-resolver.ts';
import { showRefusal } from '../../../lib/api/failures/show-refusal.ts';
import { sendTyped, useKeepTyped, useTyped } from '../../../lib/api/typed.ts';
import { canShowImage } from '../can-show-image.ts';
import { updateProfile } from '../profile.api.ts';

// What the content security policy lets in, and why.
const PICTURE_HINT =
  'The https address of a picture at Google. Other sites are blocked: they would learn who visits. Empty shows a generic figure.';

type IdentityFormProps = { user: User; onUpdated: (user: User) => void };

const resolver = lazyResolver(
  async () => (await import('../profile-form-schema.ts')).profileFormSchema,
);

const PROFILE = 'profile';
type Typed = { name: string; image: string };
const TYPED = { name: 'string', image: 'string' } as const;

export function IdentityForm({ user, onUpdated }: IdentityFormProps) {
  const typed = useTyped<Typed>(PROFILE, TYPED);
  const { register, handleSubmit, setError, reset, getValues, formState } = useForm({
    resolver,
    defaultValues: typed ?? { name: user.name, image: user.image ?? '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isDirty } = formState;
  useKeepTyped(PROFILE, () => (typed || isDirty ? getValues() : null));
  // Nowhere else a picture can come from; one that is there can be taken away.
  const canHavePicture = googleClientId() !== null || user.image !== null;

  const submit = handleSubmit(async ({ name, image }) => {
    if (image !== '' && image !== user.image && !(await canShowImage(image))) {
      const message = 'No picture from this address can be shown here';
      setError('image', { message }, { shouldFocus: true });
      return;
    }
    try {
      const { message, data } = await sendTyped(PROFILE, { name, image }, () =>
        updateProfile({ name, image: image === '' ? null : image }),
      );
      reset({ name: data.name, image: data.image ?? '' });
      onUpdated(data);
      toast.success(message);
    } catch (error) {
      showRefusal(error, ['name', 'image'], setError);
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormAlert message={errors.root?.message} />
      <TextField
        label="Name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField label="Email" value={user.email} readOnly hint="It is what you sign in with." />
      {canHavePicture ? (
        <TextField
          label="Picture"
          type="url"
          inputMode="url"
          placeholder="https://"
          hint={PICTURE_HINT}
          error={errors.image?.message}
          {...register('image')}
        />
      ) : null}
      <Button type="submit" busy={isSubmitting} className="self-start">
        Save profile
      </Button>
    </form>
  );
}
