import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

type PageProps = {
  /** Goes to the document's title; the visible heading unless `heading` differs. */
  title: string;
  heading?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the application: below the bar, as wide as text and tables like it, one h1. */
export function Page({ title, heading, subtitle, actions, children }: PageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-28 pb-16 sm:px-6">
      <PageTitle>{title}</PageTitle>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl font-bold wrap-anywhere">{heading ?? title}</h1>
          {subtitle ? <p className="mt-1.5 text-muted">{subtitle}</p> : null}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
