import { zodResolver } from '@hookform/resolvers/zod';
import type { Problem } from '@stepwise/contracts/problem';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { LeaveDialog } from '../../../components/leave-dialog.tsx';
import { Tabs, type Tab } from '../../../components/ui/tabs.tsx';
import { useLeaveGuard } from '../../../lib/browser/use-leave-guard.ts';
import { emptyForm, formOfProblem } from '../form/form-values.ts';
import {
  formSchemaFor,
  type ProblemBody,
  type ProblemForm,
  problemFormSchema,
} from '../form/problem-form.ts';
import type { FixedVisibility } from '../form/sections/basics-section.tsx';
import { useProblemEditorStore } from '../problem-editor.store.ts';
import { useReferenceRunStore } from '../references/reference-run.store.ts';
import { showFieldRefusals } from '../refusals/show-field-refusals.ts';
import type { DraftState } from '../unsaved/form-draft.ts';
import { useFormDraft } from '../unsaved/use-form-draft.ts';
import { useRestoredDraft } from '../unsaved/use-restored-draft.ts';
import { FormPreview } from '../form/form-preview.tsx';
import { WriteTab } from './write-tab.tsx';

type ProblemEditorProps = {
  userId: string;
  /** Null: a new one. */
  original: Problem | null;
  /** Who sees it, where that is not to be chosen. */
  visibility?: FixedVisibility | null;
  /** Draws a problem as its candidates see it. */
  preview: (problem: Problem) => ReactNode;
  /** What else there is to do, beside the form. */
  beside: readonly Tab<string>[];
  onSaved: () => void;
};

/** The form of a problem, from an empty or a filled one to what the server said of it. */
export function ProblemEditor(props: ProblemEditorProps) {
  const { userId, original, visibility = null, preview, beside, onSaved } = props;
  const { saveProblem } = useProblemEditorStore();
  const place = { userId, problemId: original?.id ?? null };
  const { form, stored } = useStoredForm(original);
  const draft = useFormDraft(form, place, original?.updatedAt ?? null);
  const { isDirty } = form.formState;
  const isKept = draft.state === 'unchanged' || draft.state === 'kept';
  const { blocker, open } = useLeaveGuard({ isUnsaved: isDirty, isKept });
  const what = original ? 'What you changed is' : 'The problem is';
  const description = `${what} not stored yet${AFTERWARDS[draft.state]}`;

  const [tab, setTab] = useState('write');
  const leaveRuns = useReferenceRunStore((state) => state.leave);
  useEffect(() => leaveRuns, [leaveRuns]);

  // After the draft is kept: what is put back is kept as well.
  const { restored, discard } = useRestoredDraft(form, place, stored);

  const submit = form.handleSubmit(async (body) => {
    if (!(await saveProblem(withVisibility(body, visibility), original))) {
      showFieldRefusals(useProblemEditorStore.getState().refusal, form.setError);
      return;
    }
    draft.forget();
    open();
    onSaved();
  });

  return (
    <FormProvider {...form}>
      <Tabs
        label="Problem"
        keeps
        active={tab}
        onChange={setTab}
        tabs={[
          {
            key: 'write',
            label: 'Write',
            content: (
              <WriteTab
                {...{ original, visibility, restored, onDiscard: discard, draft: draft.state }}
                onSubmit={(event) => void submit(event)}
              />
            ),
          },
          {
            key: 'preview',
            label: 'Preview',
            content: tab === 'preview' ? <FormPreview {...{ original, preview }} /> : null,
          },
          ...beside,
        ]}
      />
      <LeaveDialog {...{ blocker, description }} onDiscard={isKept ? draft.forget : undefined} />
    </FormProvider>
  );
}

const KEPT = '. Your draft stays in this browser until you come back.';

/** What becomes of what was typed, when the page is left. */
const AFTERWARDS: Record<DraftState, string> = {
  unchanged: KEPT,
  kept: KEPT,
  refused: ', and the draft is too large to be kept.',
  elsewhere: ', and the draft that is kept is the one of another tab.',
};

/** Whatever a sample or an earlier draft of the form says. */
function withVisibility(body: ProblemBody, visibility: FixedVisibility | null): ProblemBody {
  return visibility === null ? body : { ...body, isDraft: visibility === 'draft' };
}

/** The form, which begins with what is stored of the problem. */
function useStoredForm(original: Problem | null) {
  const stored = useMemo(() => (original ? formOfProblem(original) : emptyForm()), [original]);
  const schema = useMemo(
    () => (original ? formSchemaFor(stored) : problemFormSchema),
    [original, stored],
  );
  const form = useForm<ProblemForm, unknown, ProblemBody>({
    resolver: zodResolver(schema),
    defaultValues: stored,
    mode: 'onTouched',
    // The summary does it, also for fields that are not on the page yet.
    shouldFocusError: false,
  });
  return { form, stored };
}
