import { zodResolver } from '@hookform/resolvers/zod';
import { createPlaylistSchema } from '@stepwise/contracts/playlist';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { TextArea } from '../../../components/ui/form/text-area.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { sendTyped, useKeepTyped, useTyped } from '../../../lib/api/typed.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { usePlaylistStore } from '../playlist.store.ts';
import { NEW_PLAYLIST } from '../playlist-task.ts';

type NewPlaylistFormProps = { onCancel: () => void; onDone: () => void };

type Typed = { name: string; description: string };
const TYPED = { name: 'string', description: 'string' } as const;

export function NewPlaylistForm({ onCancel, onDone }: NewPlaylistFormProps) {
  const isShown = useIsShown();
  const createPlaylist = usePlaylistStore((state) => state.createPlaylist);
  const typed = useTyped<Typed>(NEW_PLAYLIST, TYPED);
  const { register, handleSubmit, setError, setFocus, getValues, formState } = useForm({
    resolver: zodResolver(createPlaylistSchema),
    defaultValues: typed ?? { name: '', description: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isDirty } = formState;
  useKeepTyped(NEW_PLAYLIST, () => (typed || isDirty ? getValues() : null));

  useEffect(() => setFocus('name'), [setFocus]);

  const submit = handleSubmit(async (playlist) => {
    const refusal = await sendTyped(NEW_PLAYLIST, playlist, () => createPlaylist(playlist));
    if (!isShown()) return;
    if (refusal === null) onDone();
    // Beside the field too: the toast lies below the dialog, and is gone in four seconds.
    else setError('name', { message: refusal }, { shouldFocus: true });
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Name"
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea
        label="Description (optional)"
        rows={3}
        error={errors.description?.message}
        {...register('description')}
      />
      <div className="mt-1 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting} busyText="Creating...">
          Create Playlist
        </Button>
      </div>
    </form>
  );
}
