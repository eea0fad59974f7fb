import { type ReactNode, useId } from 'react';

type PartProps = {
  title: string;
  className?: string;
  /** Beside the title. */
  tools?: ReactNode;
  children: ReactNode;
};

/** Scrolls by itself, so that all parts stay in sight; by keyboard too. */
export function Part({ title, className = '', tools, children }: PartProps) {
  const id = useId();
  return (
    <div className={`flex min-h-0 min-w-0 flex-col ${className}`}>
      <div className="mb-0.5 flex items-center justify-between gap-3">
        <h3 id={id} className="text-xs text-muted">
          {title}
        </h3>
        {tools}
      </div>
      <div
        data-scrolls
        role="region"
        aria-labelledby={id}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto rounded-field border border-line bg-base-100"
      >
        {children}
      </div>
    </div>
  );
}
