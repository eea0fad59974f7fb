import { LEVEL_TAGS } from '@stepwise/contracts/problem';
import { CircleAlert, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { useFocusAfterRemoval } from '../../../../lib/browser/focus/use-focus-after-removal.ts';
import { EMPTY_TAG } from '../form-values.ts';
import type { ProblemForm } from '../problem-form.ts';
import { useFieldError } from '../use-field-error.ts';
import { TagInput } from './tag-input.tsx';

const SUGGESTED = [...LEVEL_TAGS, 'Array', 'String', 'DP', 'Graph', 'Tree', 'Math', 'Greedy'];

/** The tags as a row of fields. The last one cannot be removed. */
export function TagsField() {
  const { control } = useFormContext<ProblemForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'tags' });
  const list = useFocusAfterRemoval<HTMLDivElement>(fields.map(({ id }) => id));
  const error = useFieldError('tags');
  const listId = useId();

  const add = () => append(EMPTY_TAG);

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Tags</legend>
      <datalist id={listId}>
        {SUGGESTED.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <div ref={list} tabIndex={-1} className="flex flex-wrap items-start gap-2 outline-none">
        {fields.map((field, index) => (
          <div
            key={field.id}
            data-row={field.id}
            className="w-[calc(50%-0.25rem)] max-[18rem]:w-full sm:w-44"
          >
            <TagInput
              index={index}
              listId={listId}
              onEnter={add}
              end={
                <button
                  type="button"
                  disabled={fields.length === 1}
                  aria-label={`Remove tag ${String(index + 1)}`}
                  className="grid w-9 shrink-0 cursor-pointer place-items-center rounded-e-field text-muted hover:text-base-content disabled:cursor-not-allowed disabled:opacity-40"
                  onClick={() => remove(index)}
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
              }
            />
          </div>
        ))}
        <Button variant="ghost" icon={<Plus className="size-4" aria-hidden="true" />} onClick={add}>
          Add Tag
        </Button>
      </div>
      <p className="mt-1.5 text-sm text-muted">
        {LEVEL_TAGS[0]} to {LEVEL_TAGS.at(-1)} put the problem on a level of Learn.
      </p>
      <div aria-live="polite">
        {error ? (
          <p className="mt-1.5 flex items-start gap-1.5 text-sm text-rejected">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
