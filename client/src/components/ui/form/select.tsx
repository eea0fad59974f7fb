import { type ComponentProps, useId } from 'react';

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  label: string;
  /** Hides the label visually where the options are clear by themselves. */
  labelHidden?: boolean;
  options: readonly { value: string; label: string; disabled?: boolean }[];
};

export function Select({
  label,
  labelHidden = false,
  options,
  className = '',
  id,
  ...select
}: SelectProps) {
  const fallbackId = useId();
  const selectId = id ?? fallbackId;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={selectId} className={labelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </label>
      <select
        {...select}
        id={selectId}
        className={`select w-full border-field-line bg-base-100 ${className}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
