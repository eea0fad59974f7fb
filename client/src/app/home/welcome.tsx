import type { LearningPath } from '@stepwise/contracts/learning-path';
import type { SubmitEvent } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../components/ui/button.tsx';
import { FormAlert } from '../../components/ui/form/form-alert.tsx';
import { TextField } from '../../components/ui/form/text-field.tsx';
import { putReviewSettings } from '../../features/review/review.api.ts';
import { useReviewListStore } from '../../features/review/review-list.store.ts';
import { useRequest } from '../../lib/api/use-request.ts';
import { useTypedForm } from '../../lib/api/forms/use-typed-form.ts';
import { PreferenceFields, preferencesOf } from '../preferences/preference-fields.tsx';
import { savePreferences } from '../preferences/save-preferences.ts';

const NOTHING = { language: '', startPath: '', interviewOn: '' };

/** Asked once, of whoever has sent nothing yet. */
export function Welcome({ learningPaths }: { learningPaths: readonly LearningPath[] }) {
  const { values, change, send } = useTypedForm('welcome', NOTHING);
  const { list, listError } = useReviewListStore();
  const settings = list?.settings ?? null;
  const { isBusy, refusal, send: request } = useRequest();

  async function keep() {
    const { interviewOn } = values;
    if (settings && interviewOn !== '') {
      useReviewListStore.setState({ list: await putReviewSettings({ ...settings, interviewOn }) });
    }
    // The last: with it the question goes.
    await savePreferences(preferencesOf(values));
    toast.success('Saved');
  }

  function save(event: SubmitEvent) {
    event.preventDefault();
    void request(() => send(keep));
  }

  return (
    <form aria-labelledby="welcome" className="mb-10 border-y border-line py-6" onSubmit={save}>
      <h2 id="welcome" className="text-lg font-semibold">
        Where do you want to begin?
      </h2>
      <p className="mt-0.5 text-sm text-muted">
        Asked once. Your profile and your reviews have it later.
      </p>
      <div className="mt-4 flex flex-col gap-4">
        <FormAlert message={refusal} />
        <div className="grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-[1fr_1fr_1fr_auto]">
          <PreferenceFields {...{ values, change, learningPaths }} />
          {listError && !settings ? null : (
            <TextField
              label="Interview on"
              type="date"
              disabled={settings === null}
              value={values.interviewOn}
              onChange={(event) => change({ interviewOn: event.target.value })}
            />
          )}
          <p className="flex gap-2 sm:col-span-3 lg:col-span-1">
            <Button type="submit" variant="neutral" busy={isBusy}>
              Save
            </Button>
            <Button
              variant="ghost"
              disabled={isBusy}
              onClick={() => void request(() => savePreferences({}))}
            >
              Not now
            </Button>
          </p>
        </div>
      </div>
    </form>
  );
}
