import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DraftPlace, type FormDraft, readFormDraft } from './form-draft.ts';
import type { ProblemBody, ProblemForm } from '../form/problem-form.ts';

/** Puts what was typed on an earlier visit back into the form, until it is discarded. */
export function useRestoredDraft(
  form: UseFormReturn<ProblemForm, unknown, ProblemBody>,
  place: DraftPlace,
  stored: ProblemForm,
): { restored: FormDraft | null; discard: () => void } {
  const [restored, setRestored] = useState(() => readFormDraft(place));

  useEffect(() => {
    // A draft of an earlier release lacks the newer fields.
    if (restored) form.reset({ ...stored, ...restored.values }, { keepDefaultValues: true });
  }, [form, restored, stored]);

  return {
    restored,
    discard: () => {
      setRestored(null);
      form.reset(stored);
    },
  };
}
