import type { LanguageKey } from '@stepwise/contracts/language';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { focusField } from '../focus-field.ts';
import type { LanguageCheck } from '../language-check.ts';
import type { ProblemForm } from '../problem-form.ts';
import { listErrors } from '../sections.ts';
import type { DraftState } from '../use-form-draft.ts';
import { CheckProgress } from './check-progress.tsx';

type SaveBarProps = {
  submitText: string;
  isSaving: boolean;
  languages: readonly LanguageKey[];
  checks: readonly LanguageCheck[];
  draft: DraftState;
  onCancel: () => void;
};

/** Always at hand: how it stands, and the way to finish. */
export function SaveBar({
  submitText,
  isSaving,
  languages,
  checks,
  draft,
  onCancel,
}: SaveBarProps) {
  return (
    <div className="glass-bar sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-box px-4 py-3 shadow-lg">
      {isSaving ? <CheckProgress {...{ languages, checks }} /> : <FormState draft={draft} />}
      <div className="ms-auto flex gap-2">
        {isSaving ? (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" busy={isSaving} busyText="Checking...">
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
};

function FormState({ draft }: { draft: DraftState }) {
  const { control } = useFormContext<ProblemForm>();
  const { errors } = useFormState({ control });
  const wrong = listErrors(errors);
  const [first] = wrong;
  if (!first)
    return <p className="grow basis-0 text-sm text-muted max-sm:text-xs">{DRAFT_TEXT[draft]}</p>;
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
