import { type ComponentProps, useId } from 'react';
import { Field, fieldAria, fieldIds } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
};

export function TextArea({ label, error, hint, className = '', id, ...textarea }: TextAreaProps) {
  const fallbackId = useId();
  const ids = fieldIds(id ?? fallbackId);
  return (
    <Field ids={ids} label={label} error={error} hint={hint}>
      <textarea
        {...textarea}
        {...fieldAria(ids, error, hint)}
        className={`textarea w-full bg-base-100 text-base ${
          error ? 'border-error' : 'border-field-line'
        } ${className}`}
      />
    </Field>
  );
}
