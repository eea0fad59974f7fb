import type { ReactNode } from 'react';
import { Steps } from '../steps.tsx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Nothing else is on the page: the title is its heading. */
  isPage?: boolean;
};

/** An empty list: says what belongs here and offers one action. */
export function EmptyState({ title, children, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Steps lit={0} of={4} className="mb-1 size-10 text-secondary" />
      <Title className="text-lg font-semibold">{title}</Title>
      {children ? <div className="max-w-prose text-muted">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
