import { type ReactNode, useId } from 'react';

type LabelledProps = {
  title: string;
  /** Buttons for this text. */
  tools?: ReactNode;
  children: ReactNode;
};

/**
 * A text of a test in its frame: input, expected, output. A group, no landmark: both panes may show the same
 * submission, and landmarks of one name cannot be told apart.
 */
export function Labelled({ title, tools, children }: LabelledProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <div className="mb-0.5 flex min-h-6 items-center justify-between gap-2">
        <h3 id={id} className="text-xs text-muted">
          {title}
        </h3>
        {tools}
      </div>
      <div className="rounded-field border border-line bg-base-100 px-3 py-1.5">{children}</div>
    </div>
  );
}
