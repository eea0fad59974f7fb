import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; className?: string; children: ReactNode };

/**
 * A part of the overview, named by its heading. It lies on the page, below a hairline: in a frame is only
 * what to do next.
 */
export function Panel({ title, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`relative min-w-0 border-t border-line pt-6 first:border-0 first:pt-0 ${className}`}
    >
      <h2 id={id} className="mb-4 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
