import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextArea } from '../../../components/ui/form/text-area.tsx';
import type { ProblemForm } from './problem-form.ts';
import { type FieldName, useFieldError } from './use-field-error.ts';

type FormAreaProps = Omit<ComponentProps<typeof TextArea>, 'name' | 'error'> & { name: FieldName };

/** A text of several lines, which grows with what is typed into it. */
export function FormArea({ name, className = '', ...field }: FormAreaProps) {
  const { register } = useFormContext<ProblemForm>();
  return (
    <TextArea
      {...field}
      className={`field-sizing-content ${className}`}
      error={useFieldError(name)}
      {...register(name)}
    />
  );
}
