import { Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import type { ProblemForm } from '../problem-form.ts';
import { Switch } from './switch.tsx';
import { TestText } from './test-text.tsx';

type TestCaseFieldsProps = { id: string; index: number; canRemove: boolean; onRemove: () => void };

export function TestCaseFields({ id, index, canRemove, onRemove }: TestCaseFieldsProps) {
  const { register } = useFormContext<ProblemForm>();
  const number = String(index + 1);
  return (
    <li data-row={id}>
      <fieldset className="surface min-w-0 px-4 pt-2 pb-4">
        <legend className="sr-only">Test case {number}</legend>
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="me-auto text-sm font-semibold" aria-hidden="true">
            Test case {number}
          </span>
          <Switch label="Hidden" {...register(`testCases.${index}.hidden`)} />
          <button
            type="button"
            disabled={!canRemove}
            aria-label={`Remove test case ${number}`}
            className="btn btn-ghost btn-square btn-sm -me-2 text-muted disabled:opacity-40"
            onClick={onRemove}
          >
            <Trash2 className="size-4" aria-hidden="true" />
          </button>
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TestText name={`testCases.${index}.input`} label="Input" />
          <TestText name={`testCases.${index}.output`} label="Output" />
        </div>
      </fieldset>
    </li>
  );
}
