import { ANNOUNCEMENT_MAX } from '@stepwise/contracts/announcement-limits';
import type { SubmitEvent } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { TextArea } from '../../../components/ui/form/text-area.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import type { useTypedForm } from '../../../lib/api/forms/use-typed-form.ts';
import { inputOf, type AnnouncementFields } from '../announcement-form.ts';
import { useAnnouncementsStore } from '../announcements.store.ts';

type Form = ReturnType<typeof useTypedForm<AnnouncementFields>>;

const LEVELS = [
  { value: 'INFO', label: 'Information' },
  { value: 'WARNING', label: 'Warning' },
];

const AUDIENCES = [
  { value: 'EVERYBODY', label: 'Everybody' },
  { value: 'SIGNED_IN', label: 'Who is signed in' },
];

type AnnouncementFormProps = {
  form: Form;
  /** Of the one that is changed; null: a new one is written. */
  changedId: string | null;
  /** It was sent, or is not wanted. */
  onDone: () => void;
};

/** Writes an announcement, or changes one. */
export function AnnouncementForm({ form, changedId, onDone }: AnnouncementFormProps) {
  const save = useAnnouncementsStore((state) => state.save);
  const { isBusy, refusal, send } = useRequest();
  const { values, change } = form;
  const isNew = changedId === null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(async () => {
      await form.send(() => save(changedId, inputOf(values)));
      onDone();
      toast.success(isNew ? 'Announced' : 'Saved');
    });
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <FormAlert message={refusal} />
      <div className="w-full">
        <TextArea
          label="Text"
          hint={`Shown as it is, not as Markdown. ${values.text.length} of at most ${ANNOUNCEMENT_MAX} characters.`}
          rows={3}
          required
          value={values.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      <When values={values} change={change} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {isNew ? 'Announce' : 'Save changes'}
        </Button>
        {isNew ? null : (
          <Button variant="ghost" onClick={onDone}>
            Leave it as it was
          </Button>
        )}
      </div>
    </form>
  );
}

/** How, to whom and how long it is shown. */
function When({ values, change }: Pick<Form, 'values' | 'change'>) {
  return (
    <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
      <Select
        label="Level"
        options={LEVELS}
        value={values.level}
        onChange={(event) => change({ level: event.target.value })}
      />
      <Select
        label="Shown to"
        options={AUDIENCES}
        value={values.audience}
        onChange={(event) => change({ audience: event.target.value })}
      />
      {/* In letters of some languages a moment is long. */}
      <div className="grid gap-4 sm:col-span-2">
        <TextField
          label="From"
          type="datetime-local"
          required
          value={values.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label="Until"
          type="datetime-local"
          required
          value={values.until}
          onChange={(event) => change({ until: event.target.value })}
        />
      </div>
    </div>
  );
}
