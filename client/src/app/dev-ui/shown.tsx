import type { ReactNode } from 'react';

type ShownProps = {
  /** The files of components/ui whose states are shown here. */
  of: readonly string[];
  title: string;
  children: ReactNode;
};

/** One group of components, side by side in their states. */
export function Shown({ of, title, children }: ShownProps) {
  return (
    <section data-shown={of.join(' ')} className="border-t border-line py-6">
      <h3 className="mb-4 text-sm font-medium text-muted">{title}</h3>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
