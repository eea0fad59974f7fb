import { LANGUAGE_KEYS } from '@stepwise/contracts/language-list';
import type { Problem } from '@stepwise/contracts/problem';
import type { SubmitEventHandler } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import type { DraftState, FormDraft } from '../unsaved/form-draft.ts';
import type { ProblemForm } from '../form/problem-form.ts';
import { useProblemEditorStore } from '../problem-editor.store.ts';
import { sortFailures } from '../refusals/sort-failures.ts';
import { DraftNotice } from '../unsaved/draft-notice.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FormOutline } from '../form/form-outline.tsx';
import { FormSections } from '../form/form-sections.tsx';
import type { FixedVisibility } from '../form/sections/basics-section.tsx';
import { RefusalSummary } from '../refusals/refusal-summary.tsx';
import { SamplePicker } from './sample-picker.tsx';
import { SaveBar } from './save-bar.tsx';

type WriteTabProps = {
  /** Null: a new one. */
  original: Problem | null;
  /** Null: it can be chosen. */
  visibility: FixedVisibility | null;
  /** What an earlier visit has left; null when that is nothing. */
  restored: FormDraft | null;
  /** Of what is restored. */
  onDiscard: () => void;
  draft: DraftState;
  onSubmit: SubmitEventHandler;
};

/** The fields, with what is wrong in them and how saving them goes on. */
export function WriteTab(props: WriteTabProps) {
  const { original, visibility, restored, onDiscard, draft, onSubmit } = props;
  const { isSaving, checks, refusal, cancelSaving } = useProblemEditorStore();
  const { getValues } = useFormContext<ProblemForm>();
  const form = useFocusWhenGone<HTMLFormElement>(restored !== null);
  const { byLanguage } = sortFailures(refusal?.errors ?? []);
  return (
    <>
      <div inert={isSaving}>
        {restored ? (
          <DraftNotice
            isOutdated={restored.basedOn !== (original?.updatedAt ?? null)}
            onDiscard={onDiscard}
          />
        ) : null}
        {original ? null : <SamplePicker />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <FormOutline />
        <form
          ref={form}
          tabIndex={-1}
          noValidate
          aria-label={original ? 'Edit problem' : 'Create problem'}
          className="flex min-w-0 flex-col gap-8 outline-none [&_:is(input,textarea,select,button)]:scroll-mb-28"
          onSubmit={onSubmit}
        >
          <FormSections {...{ original, visibility, isSaving }} failures={byLanguage} />
          <ErrorSummary />
          <RefusalSummary refusal={refusal} />
          <SaveBar
            submitText={original ? 'Save Changes' : 'Create Problem'}
            isSaving={isSaving}
            languages={LANGUAGE_KEYS.filter((key) => getValues(`referenceSolution.${key}`))}
            checks={checks}
            draft={draft}
            problemId={original?.id ?? null}
            onCancel={cancelSaving}
          />
        </form>
      </div>
    </>
  );
}
