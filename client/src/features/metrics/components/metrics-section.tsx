import { type ReactNode, useId } from 'react';

type MetricsSectionProps = {
  title: string;
  description?: string;
  className?: string;
  children: ReactNode;
};

/** A framed part of the page, named by its heading. */
export function MetricsSection({
  title,
  description,
  className = '',
  children,
}: MetricsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`flex min-w-0 flex-col ${className}`}>
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {description === undefined ? null : (
        <p className="mt-0.5 text-sm text-muted">{description}</p>
      )}
      <div className="surface mt-3 min-w-0 flex-1 overflow-hidden">{children}</div>
    </section>
  );
}
