import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A framed part of the overview, named by its heading. */
export function Panel({ title, aside, className = '', children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`surface relative min-w-0 p-5 ${className}`}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
