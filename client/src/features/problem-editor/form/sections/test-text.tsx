import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import type { ProblemForm } from '../problem-form.ts';
import { FormArea } from '../form-area.tsx';

/** A field with more than this makes every key slow, and nobody reads it. */
const SHOWN_CHARACTERS = 20_000;
const GLIMPSE_CHARACTERS = 60;

type TestTextProps = { name: `testCases.${number}.${'input' | 'output'}`; label: string };

/** Input or output of a test. A very long one stays as it is until somebody wants to edit it. */
export function TestText({ name, label }: TestTextProps) {
  const { control, setFocus } = useFormContext<ProblemForm>();
  const text = useWatch({ control, name });
  const [isWanted, setWanted] = useState(false);
  if (isWanted || text.length <= SHOWN_CHARACTERS) {
    return (
      <FormArea
        name={name}
        label={label}
        required
        spellCheck={false}
        rows={2}
        onFocus={() => setWanted(true)}
        className="max-h-60 min-h-10 font-mono text-sm [font-variant-ligatures:none]"
      />
    );
  }

  /** The button goes with what it opened: the keys go on in the field. */
  function open() {
    flushSync(() => setWanted(true));
    setFocus(name);
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-sm font-medium">{label}</p>
      <div className="rounded-field border border-dashed border-field-line px-3 py-2">
        <p className="truncate font-mono text-sm">{text.slice(0, GLIMPSE_CHARACTERS)}…</p>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
          {text.length.toLocaleString('en')} characters
          <Button variant="ghost" size="sm" onClick={open}>
            Edit {label.toLowerCase()}
          </Button>
        </p>
      </div>
    </div>
  );
}
