import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProblemForm } from '../problem-form.ts';
import { Markdown } from '../../../../lib/markdown/markdown.tsx';
import { FormArea } from '../form-area.tsx';

type MarkdownFieldProps = {
  name: 'description' | 'editorial';
  label: string;
  hint?: string;
  required?: boolean;
};

/** Markdown, and beside it what a learner will see of it. */
export function MarkdownField({ name, label, ...field }: MarkdownFieldProps) {
  const { control } = useFormContext<ProblemForm>();
  const text = useDeferredValue(useWatch({ control, name }) ?? '');
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <FormArea
        name={name}
        label={label}
        {...field}
        className="max-h-[32rem] min-h-48 font-mono text-sm [font-variant-ligatures:none] leading-relaxed"
      />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-sm font-medium text-muted" aria-hidden="true">
          Preview
        </p>
        <div
          role="region"
          aria-label={`Preview of the ${name}`}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard has to get there
          tabIndex={0}
          className="max-h-[32rem] flex-1 overflow-auto rounded-field border border-dashed border-line px-4 py-3 lg:min-h-48"
        >
          {text.trim() === '' ? (
            <p className="text-sm text-muted">What you write appears here.</p>
          ) : (
            <Markdown>{text}</Markdown>
          )}
        </div>
      </div>
    </div>
  );
}
