import { zodResolver } from '@hookform/resolvers/zod';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language-list';
import type { Problem } from '@stepwise/contracts/problem';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Tabs, type Tab } from '../../../components/ui/tabs.tsx';
import { readFormDraft } from '../form-draft.ts';
import { emptyForm, formOfProblem } from '../form-values.ts';
import { type ProblemBody, type ProblemForm, problemFormSchema } from '../problem-form.ts';
import { useProblemEditorStore } from '../problem-editor.store.ts';
import { useReferenceRunStore } from '../reference-run.store.ts';
import { showFieldRefusals } from '../show-field-refusals.ts';
import { sortFailures } from '../sort-failures.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { DraftNotice } from './draft-notice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormOutline } from './form-outline.tsx';
import { FormSections } from './form-sections.tsx';
import { FormPreview } from './form-preview.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RefusalSummary } from './refusal-summary.tsx';
import { SamplePicker } from './sample-picker.tsx';
import { SaveBar } from './save-bar.tsx';

type ProblemEditorProps = {
  userId: string;
  /** Null: a new one. */
  original: Problem | null;
  /** Draws a problem as its candidates see it. */
  preview: (problem: Problem) => ReactNode;
  /** What else there is to do, beside the form. */
  beside: readonly Tab<string>[];
  onSaved: () => void;
};

/** The form of a problem, from an empty or a filled one to what the server said of it. */
export function ProblemEditor(props: ProblemEditorProps) {
  const { userId, original, preview, beside, onSaved } = props;
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

  const [tab, setTab] = useState('write');
  const leaveRuns = useReferenceRunStore((state) => state.leave);
  useEffect(() => leaveRuns, [leaveRuns]);

  useEffect(() => {
    // A draft of an earlier release lacks the newer fields.
    if (restored) form.reset({ ...stored, ...restored.values }, { keepDefaultValues: true });
  }, [form, restored, stored]);

  const submit = form.handleSubmit(async (body) => {
    if (!(await saveProblem(body, place.problemId))) {
      showFieldRefusals(useProblemEditorStore.getState().refusal, form.setError);
      return;
    }
    draft.forget();
    guard.open();
    onSaved();
  });

  const write = (
    <>
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
          <FormSections {...{ original, isSaving }} failures={byLanguage} />
          <ErrorSummary />
          <RefusalSummary refusal={refusal} />
          <SaveBar
            submitText={original ? 'Save Changes' : 'Create Problem'}
            isSaving={isSaving}
            languages={LANGUAGE_KEYS.filter((key) => form.getValues(`referenceSolution.${key}`))}
            checks={checks}
            draft={draft.state}
            problemId={place.problemId}
            onCancel={cancelSaving}
          />
        </form>
      </div>
    </>
  );
  return (
    <FormProvider {...form}>
      <Tabs
        label="Problem"
        keeps
        active={tab}
        onChange={setTab}
        tabs={[
          { key: 'write', label: 'Write', content: write },
          {
            key: 'preview',
            label: 'Preview',
            content: tab === 'preview' ? <FormPreview {...{ original, preview }} /> : null,
          },
          ...beside,
        ]}
      />
      <LeaveDialog blocker={guard.blocker} isKept={isKept} onDiscard={draft.forget} />
    </FormProvider>
  );
}
