import { CircleAlert } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ProblemForm } from './problem-form.ts';
import { listErrors, SECTIONS, type SectionId } from './sections.ts';
import { sectionHeadingId } from './sections/form-section.tsx';

/** The parts of the form, beside it: where to go, and where something is wrong. */
export function FormOutline() {
  const { control } = useFormContext<ProblemForm>();
  const { errors } = useFormState({ control });
  const wrong = listErrors(errors);
  return (
    <nav aria-label="Parts of the form" className="sticky top-24 hidden self-start lg:block">
      <ol className="flex flex-col gap-0.5 border-s border-line">
        {SECTIONS.map(({ id, title }, index) => {
          const count = wrong.filter(({ section }) => section === id).length;
          return (
            <li key={id}>
              <button
                type="button"
                className="-ms-px flex min-h-9 w-full cursor-pointer items-center gap-2.5 border-s-2 border-transparent ps-3.5 text-start text-sm text-muted hover:border-primary hover:text-base-content forced-colors:border-[Canvas]"
                onClick={() => goTo(id)}
              >
                <span className="font-mono text-xs" aria-hidden="true">
                  {index + 1}
                </span>
                {title}
                {count > 0 ? (
                  <span className="flex items-center gap-1 text-rejected">
                    <CircleAlert className="size-3.5" aria-hidden="true" />
                    {count}
                    <span className="sr-only"> to correct</span>
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function goTo(id: SectionId): void {
  const heading = document.getElementById(sectionHeadingId(id));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
