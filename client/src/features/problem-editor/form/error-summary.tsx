import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { focusField } from './focus-field.ts';
import type { ProblemForm } from './problem-form.ts';
import { listErrors } from './sections.ts';

/** After a submit that was refused: what to correct, in order, with the focus on the first. */
export function ErrorSummary() {
  const { control } = useFormContext<ProblemForm>();
  const { errors, submitCount } = useFormState({ control });
  const wrong = listErrors(errors);
  const first = wrong[0]?.path;

  useEffect(() => {
    if (first !== undefined) focusField(first);
    // Only a submit moves the focus; correcting a field must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [submitCount]);

  if (submitCount === 0 || wrong.length === 0) return <div role="alert" />;
  return (
    <div role="alert" className="rounded-box border border-error/50 bg-error/10 p-4 text-sm">
      <h2 className="flex items-center gap-2 font-semibold">
        <CircleAlert className="size-4 text-rejected" aria-hidden="true" />
        {wrong.length === 1 ? 'One thing to correct' : `${String(wrong.length)} things to correct`}
      </h2>
      <ul className="mt-2 flex max-h-72 flex-col gap-1 overflow-y-auto ps-6">
        {wrong.map(({ path, message }) => (
          <li key={path}>
            <button
              type="button"
              className="cursor-pointer text-start underline underline-offset-2"
              onClick={() => focusField(path)}
            >
              {placeOf(path)}
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which of several: "Test case 3: ". Other messages name their field. */
function placeOf(path: string): string {
  const [list, index] = path.split('.');
  if (list === 'testCases' && index) return `Test case ${String(Number(index) + 1)}: `;
  return list === 'tags' && index ? `Tag ${String(Number(index) + 1)}: ` : '';
}
