import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProblemForm } from '../problem-form.ts';
import { useFieldError } from '../use-field-error.ts';

type TagInputProps = {
  index: number;
  /** A datalist with tags that exist. */
  listId: string;
  onEnter: () => void;
  end: ReactNode;
};

export function TagInput({ index, listId, onEnter, end }: TagInputProps) {
  const { register } = useFormContext<ProblemForm>();
  const error = useFieldError(`tags.${index}.name`);
  const errorId = useId();
  return (
    <>
      <div
        className={`flex h-10 rounded-field border bg-base-100 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary ${
          error ? 'border-error' : 'border-field-line'
        }`}
      >
        <input
          {...register(`tags.${index}.name`)}
          list={listId}
          aria-label={`Tag ${String(index + 1)}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="min-w-0 flex-1 bg-transparent ps-3 outline-none"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter means the next tag here, not the end of the form.
            event.preventDefault();
            onEnter();
          }}
        />
        {end}
      </div>
      <div aria-live="polite">
        {error ? (
          <p id={errorId} className="mt-1 text-sm text-rejected">
            {error}
          </p>
        ) : null}
      </div>
    </>
  );
}
