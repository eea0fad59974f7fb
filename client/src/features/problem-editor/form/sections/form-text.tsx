import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '../../../../components/ui/form/text-field.tsx';
import type { ProblemForm } from '../problem-form.ts';
import { type FieldName, useFieldError } from '../use-field-error.ts';

type FormTextProps = Omit<ComponentProps<typeof TextField>, 'name' | 'error'> & { name: FieldName };

/** A line of the form, tied to its value and its message. */
export function FormText({ name, ...field }: FormTextProps) {
  const { register } = useFormContext<ProblemForm>();
  return <TextField {...field} error={useFieldError(name)} {...register(name)} />;
}
