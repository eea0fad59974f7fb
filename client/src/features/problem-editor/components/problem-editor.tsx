import { zodResolver } from '@hookform/resolvers/zod';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language-list';
import type { Problem } from '@stepwise/contracts/problem';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ProblemPictures } from '../../../lib/markdown/problem-pictures.tsx';
import { readFormDraft } from '../form-draft.ts';
import { emptyForm, formOfProblem } from '../form-values.ts';
import { type ProblemBody, type ProblemForm, problemFormSchema } from '../problem-form.ts';
import { useProblemEditorStore } from '../problem-editor.store.ts';
import { showFieldRefusals } from '../show-field-refusals.ts';
import { sortFailures } from '../sort-failures.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { BasicsSection } from './sections/basics-section.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormOutline } from './form-outline.tsx';
import { LanguagesSection } from './sections/languages-section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { SamplePicker } from './sample-picker.tsx';
import { SaveBar } from './save-bar.tsx';
import { TestsSection } from './sections/tests-section.tsx';
import { HelpSection, LimitsSection, StatementSection } from './sections/text-sections.tsx';

type ProblemEditorProps = {
  userId: string;
  /** Null: a new one. */
  original: Problem | null;
  onSaved: () => void;
};

/** The form of a problem, from an empty or a filled one to what the server said of it. */
export function ProblemEditor({ userId, original, onSaved }: ProblemEditorProps) {
  const { isSaving, checks, refusal, saveProblem, cancelSaving } = useProblemEditorStore();
  const place = { userId, problemId: original?.id ?? null };
  const basedOn = original?.updatedAt ?? null;
  const [restored, setRestored] = useState(() => readFormDraft(place));
  const stored = useMemo(() => (original ? formOfProblem(original) : emptyForm()), [original]);
  const form = useForm<ProblemForm, unknown, ProblemBody>({
    resolver: zodResolver(problemFormSchema),
    defaultValues: stored,
    mode: 'onTouched',
    // The summary does it, also for fields that are not on the page yet.
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, place, basedOn);
  const { isDirty } = form.formState;
  const isKept = draft.state !== 'refused';
  const guard = useLeaveGuard({ isUnsaved: isDirty, isKept });
  const { byLanguage } = sortFailures(refusal?.errors ?? []);

  useEffect(() => {
    if (restored) form.reset(restored.values, { keepDefaultValues: true });
  }, [form, restored]);

  const submit = form.handleSubmit(async (body) => {
    if (!(await saveProblem(body, place.problemId))) {
      showFieldRefusals(useProblemEditorStore.getState().refusal, form.setError);
      return;
    }
    draft.forget();
    guard.open();
    onSaved();
  });

  return (
    <FormProvider {...form}>
      <div inert={isSaving}>
        {restored ? (
          <DraftNotice
            isOutdated={restored.basedOn !== basedOn}
            onDiscard={() => {
              setRestored(null);
              form.reset(stored);
            }}
          />
        ) : null}
        {original ? null : <SamplePicker />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <FormOutline />
        <form
          noValidate
          aria-label={original ? 'Edit problem' : 'Create problem'}
          className="flex min-w-0 flex-col gap-8 [&_:is(input,textarea,select,button)]:scroll-mb-28"
          onSubmit={(event) => void submit(event)}
        >
          <div
            inert={isSaving}
            className="flex min-w-0 flex-col gap-10 transition-opacity inert:opacity-60"
          >
            <BasicsSection />
            <ProblemPictures of={original?.pictures}>
              <StatementSection />
              <TestsSection />
              <LanguagesSection failures={byLanguage} />
              <HelpSection />
            </ProblemPictures>
            <LimitsSection />
          </div>
          <ErrorSummary />
          <RefusalSummary refusal={refusal} />
          <SaveBar
            submitText={original ? 'Save Changes' : 'Create Problem'}
            isSaving={isSaving}
            languages={LANGUAGE_KEYS.filter((key) => form.getValues(`referenceSolution.${key}`))}
            checks={checks}
            draft={draft.state}
            onCancel={cancelSaving}
          />
        </form>
      </div>
      <LeaveDialog blocker={guard.blocker} isKept={isKept} onDiscard={draft.forget} />
    </FormProvider>
  );
}
