import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

type ErrorStateProps = {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  retryText?: string;
  /** Shown small, so that a person who asks for help can name the failure. */
  requestId?: string;
  /** Nothing else is on the page: the title is its heading. */
  isPage?: boolean;
};

export function ErrorState({
  title,
  children,
  onRetry,
  retryText = 'Try again',
  requestId,
  isPage = false,
}: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <TriangleAlert className="mb-1 size-9 text-limit" aria-hidden="true" />
      <Title className="text-lg font-semibold">{title}</Title>
      {children ? <div className="max-w-prose text-muted">{children}</div> : null}
      {onRetry ? (
        <Button
          variant="neutral"
          className="mt-2"
          icon={<RotateCw className="size-4" aria-hidden="true" />}
          onClick={onRetry}
        >
          {retryText}
        </Button>
      ) : null}
      {requestId ? <p className="font-mono text-xs text-muted">Reference {requestId}</p> : null}
    </div>
  );
}
