import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, fieldAria, fieldIds } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Sits inside the field at its end, like the eye of a password. */
  end?: ReactNode;
};

export function TextField({
  label,
  error,
  hint,
  end,
  className = '',
  id,
  ...input
}: TextFieldProps) {
  const fallbackId = useId();
  const ids = fieldIds(id ?? fallbackId);
  return (
    <Field ids={ids} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...input}
          {...fieldAria(ids, error, hint)}
          className={`input w-full bg-base-100 text-base ${end ? 'pe-11' : ''} ${
            error ? 'border-error' : 'border-field-line'
          } ${className}`}
        />
        {end}
      </div>
    </Field>
  );
}
