import { languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { useFocusAfterRemoval } from '../../../../lib/browser/focus/use-focus-after-removal.ts';
import { EMPTY_EXAMPLE } from '../form-values.ts';
import type { ProblemForm } from '../problem-form.ts';
import { FormArea } from '../form-area.tsx';

type ExampleFieldsProps = {
  language: LanguageKey;
  /** Where these examples are to be used as well. */
  others: readonly LanguageKey[];
};

/** The worked examples of a language; optional, one as a rule. */
export function ExampleFields({ language, others }: ExampleFieldsProps) {
  const { control, getValues, setValue } = useFormContext<ProblemForm>();
  const { fields, append, remove } = useFieldArray({ control, name: `examples.${language}` });
  const list = useFocusAfterRemoval<HTMLDivElement>(fields.map(({ id }) => id));

  function copyToOthers() {
    const examples = getValues(`examples.${language}`);
    for (const other of others) {
      setValue(`examples.${other}`, structuredClone(examples), { shouldDirty: true });
    }
  }

  return (
    <>
      <div ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {fields.map((field, index) => (
          <fieldset key={field.id} data-row={field.id} className="relative min-w-0">
            <legend className="sr-only">{nameOf(index)}</legend>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {(['input', 'output', 'explanation'] as const).map((part) => (
                <FormArea
                  key={part}
                  name={`examples.${language}.${index}.${part}`}
                  label={`${nameOf(index)} ${part}`}
                  rows={2}
                  spellCheck={part === 'explanation'}
                  className={`max-h-60 min-h-16 text-sm ${part === 'explanation' ? '' : 'font-mono [font-variant-ligatures:none]'}`}
                />
              ))}
            </div>
            {fields.length > 1 ? (
              <button
                type="button"
                aria-label={`Remove ${languageLabel(language)} ${nameOf(index).toLowerCase()}`}
                className="btn btn-ghost btn-square btn-xs absolute end-0 -top-1 text-muted"
                onClick={() => remove(index)}
              >
                <X className="size-4" aria-hidden="true" />
              </button>
            ) : null}
          </fieldset>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" onClick={() => append(EMPTY_EXAMPLE)}>
          Add another example
        </Button>
        {others.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={copyToOthers}>
            Use for every language
          </Button>
        ) : null}
      </div>
    </>
  );
}

function nameOf(index: number): string {
  return index === 0 ? 'Example' : `Example ${String(index + 1)}`;
}
