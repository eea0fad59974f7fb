import type { ComponentProps } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string };

/** On or off, at once. The knob's place says it without the colour. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
      <input
        {...input}
        type="checkbox"
        role="switch"
        className="h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-full border border-field-line bg-base-300 p-0.5 transition-colors before:block before:size-3.5 before:rounded-full before:bg-base-content before:transition-transform before:content-[''] checked:border-primary checked:bg-primary checked:before:translate-x-4 checked:before:bg-primary-content"
      />
      {label}
    </label>
  );
}
