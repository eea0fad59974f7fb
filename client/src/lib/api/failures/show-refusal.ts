import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/** Shows the server's errors beside their fields, and the others above the form. */
export function showRefusal<Fields extends FieldValues>(
  error: unknown,
  fields: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  if (!(error instanceof ApiError)) throw error;
  let shown = false;
  for (const { path, message } of refusedFields(error)) {
    const field = fields.find((name) => name === path);
    if (!field) continue;
    setError(field, { message }, { shouldFocus: !shown });
    shown = true;
  }
  if (!shown) setError('root', { message: error.message });
}

function refusedFields(error: ApiError) {
  if (error.code === 'EMAIL_TAKEN') return [{ path: 'email', message: error.message }];
  return error.details;
}
