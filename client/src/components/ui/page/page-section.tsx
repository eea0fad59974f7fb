import { type ReactNode, useId } from 'react';

type PageSectionProps = { title: string; description: string; children: ReactNode };

/** What it is about at the left, what can be done at the right. */
export function PageSection({ title, description, children }: PageSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-4 border-t border-line py-8 first:border-0 first:pt-0 md:grid-cols-[16rem_minmax(0,28rem)]"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{description}</p>
      </div>
      {children}
    </section>
  );
}
