import type { UseFormSetError } from 'react-hook-form';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import type { ProblemForm } from '../form/problem-form.ts';
import type { FieldName } from '../form/use-field-error.ts';

/** Puts what the server refused of single fields beside them. */
export function showFieldRefusals(
  refusal: ApiError | null,
  setError: UseFormSetError<ProblemForm>,
): void {
  for (const { path, message } of refusal?.details ?? []) {
    // A tag is a text to the server and a row to the form.
    const field = path.replace(/^(tags\.\d+)$/, '$1.name');
    setError(field as FieldName, { message });
  }
}
