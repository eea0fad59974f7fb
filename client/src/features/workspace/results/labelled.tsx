import { type ReactNode, useId } from 'react';

/** A text of a test in its frame: input, expected, output. */
export function Labelled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1 text-xs text-muted">
        {title}
      </h3>
      <div className="rounded-field border border-line bg-base-100 px-3 py-1.5">{children}</div>
    </section>
  );
}
