import type { User } from '@stepwise/contracts/auth';
import type { LearningPath } from '@stepwise/contracts/learning-path';
import { type SubmitEvent, useEffect } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../components/ui/button.tsx';
import { FormAlert } from '../../components/ui/form/form-alert.tsx';
import { Skeleton } from '../../components/ui/loading/skeleton.tsx';
import { ErrorState } from '../../components/ui/states/error-state.tsx';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { useRequest } from '../../lib/api/use-request.ts';
import { useTypedForm } from '../../lib/api/forms/use-typed-form.ts';
import { PreferenceFields, preferencesOf, typedPreferences } from './preference-fields.tsx';
import { savePreferences } from './save-preferences.ts';

/** On the profile: what the home page asks once. */
export function PreferencesForm({ user }: { user: User }) {
  const { learningPaths, learningPathsError: error, getLearningPaths } = useLearnStore();
  useEffect(() => void getLearningPaths(), [getLearningPaths]);

  if (learningPaths) return <Form {...{ user, learningPaths }} />;
  if (!error) return <Skeleton className="h-40" />;
  return (
    <ErrorState
      title="The learning paths could not be loaded"
      onRetry={() => void getLearningPaths()}
      requestId={error.requestId}
    >
      {error.message}
    </ErrorState>
  );
}

type FormProps = { user: User; learningPaths: readonly LearningPath[] };

function Form({ user, learningPaths }: FormProps) {
  const { values, change, send } = useTypedForm('preferences', typedPreferences(user.preferences));
  const { isBusy, refusal, send: request } = useRequest();

  function save(event: SubmitEvent) {
    event.preventDefault();
    void request(async () => {
      await send(() => savePreferences(preferencesOf(values)));
      toast.success('Saved');
    });
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={save}>
      <FormAlert message={refusal} />
      <PreferenceFields {...{ values, change, learningPaths }} />
      <Button type="submit" variant="neutral" className="self-start" busy={isBusy}>
        Save preferences
      </Button>
    </form>
  );
}
