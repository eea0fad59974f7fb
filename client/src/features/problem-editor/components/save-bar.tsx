import type { LanguageKey } from '@stepwise/contracts/language';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import { focusField } from '../form/focus-field.ts';
import type { LanguageCheck } from '../references/language-check.ts';
import type { ProblemForm } from '../form/problem-form.ts';
import { checkInputOf } from '../references/reference-run-input.ts';
import { useReferenceRunStore } from '../references/reference-run.store.ts';
import { listErrors } from '../form/sections.ts';
import type { DraftState } from '../unsaved/form-draft.ts';
import { CheckProgress } from '../references/check-progress.tsx';
import { ReferenceRunResult } from '../references/reference-run-result.tsx';

type SaveBarProps = {
  submitText: string;
  isSaving: boolean;
  languages: readonly LanguageKey[];
  checks: readonly LanguageCheck[];
  draft: DraftState;
  problemId: string | null;
  onCancel: () => void;
};

/** Always at hand: how it stands, and the way to finish. */
export function SaveBar({
  submitText,
  isSaving,
  languages,
  checks,
  draft,
  problemId,
  onCancel,
}: SaveBarProps) {
  const { getValues } = useFormContext<ProblemForm>();
  const references = useReferenceRunStore();
  const isRunning = references.running === 'check';
  const isMeant = useSettled(isRunning);
  return (
    <div className="glass-bar save-bar z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box px-4 py-3 shadow-lg">
      <ReferenceRunResult
        result={references.result}
        refusal={references.refused === 'check' ? references.refusal : null}
        onClose={references.close}
      />
      {isSaving || isRunning ? (
        <CheckProgress languages={languages} checks={isSaving ? checks : references.checks} />
      ) : (
        <FormState draft={draft} />
      )}
      <div className="ms-auto flex flex-wrap justify-end gap-2">
        {isSaving ? (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
        {isRunning ? (
          <Button
            variant="ghost"
            onClick={(press) => {
              if (isMeant(press)) references.stop();
            }}
          >
            Stop
          </Button>
        ) : (
          <Button
            variant="neutral"
            disabled={isSaving || references.running !== null}
            onClick={(press) => {
              if (isMeant(press))
                void references.run('check', checkInputOf(getValues(), problemId));
            }}
          >
            Run References
          </Button>
        )}
        <Button type="submit" busy={isSaving} busyText="Checking..." disabled={isRunning}>
          {submitText}
        </Button>
      </div>
    </div>
  );
}

const DRAFT_TEXT: Record<DraftState, string> = {
  unchanged: 'Every reference solution is checked before anything is stored',
  kept: 'Draft kept in this browser',
  refused: 'Too large to keep as a draft: save it before you leave',
  elsewhere: 'Another tab has changed the draft: this one is not kept',
};

function FormState({ draft }: { draft: DraftState }) {
  const { control } = useFormContext<ProblemForm>();
  const { errors } = useFormState({ control });
  const wrong = listErrors(errors);
  const [first] = wrong;
  if (!first)
    return (
      <p className="grow basis-0 text-sm text-muted max-sm:basis-full max-sm:text-xs">
        {DRAFT_TEXT[draft]}
      </p>
    );
  return (
    <button
      type="button"
      className="cursor-pointer text-sm font-medium text-rejected underline underline-offset-2"
      onClick={() => focusField(first.path)}
    >
      {wrong.length === 1 ? 'One field to correct' : `${String(wrong.length)} fields to correct`}
    </button>
  );
}
