import { type FieldPath, get, useFormContext, useFormState } from 'react-hook-form';
import type { ProblemForm } from './problem-form.ts';

export type FieldName = FieldPath<ProblemForm>;

/** What is wrong with this field. Only its own changes draw the component anew. */
export function useFieldError(name: FieldName): string | undefined {
  const { control } = useFormContext<ProblemForm>();
  const { errors } = useFormState({ control, name, exact: true });
  const error: unknown = get(errors, name);
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  // What is wrong with a list as such.
  return messageOf('root' in error ? error.root : undefined);
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}
