import type { ReactNode } from 'react';
import { SECTIONS, type SectionId } from '../sections.ts';

type FormSectionProps = { id: SectionId; description: string; children: ReactNode };

/** A part of the form: its name and what it is for, then its fields. */
export function FormSection({ id, description, children }: FormSectionProps) {
  const number = SECTIONS.findIndex((section) => section.id === id);
  return (
    <section
      aria-labelledby={sectionHeadingId(id)}
      className="scroll-mt-24 border-t border-line pt-8 first:border-0 first:pt-0"
    >
      <h2
        id={sectionHeadingId(id)}
        tabIndex={-1}
        className="flex items-baseline gap-2.5 text-xl font-semibold outline-none"
      >
        <span className="font-mono text-sm font-normal text-muted" aria-hidden="true">
          {number + 1}
        </span>
        {SECTIONS[number]?.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-muted">{description}</p>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}

export function sectionHeadingId(id: SectionId): string {
  return `problem-form-${id}`;
}
