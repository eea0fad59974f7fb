import type { LegalName } from '@stepwise/contracts/site';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Markdown } from '../../../lib/markdown/markdown.tsx';
import { useLegalText } from '../use-legal-text.ts';

/** A text that those who run the site have written. */
export function LegalText({ name }: { name: LegalName }) {
  const { text, error, load } = useLegalText(name);
  if (error?.code === 'NOT_FOUND') {
    return (
      <EmptyState title="There is no such text">
        Those who run this site have not written one.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="The text could not be loaded"
        requestId={error.requestId}
        onRetry={() => void load()}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (text === undefined) {
    return (
      <div role="status">
        <span className="sr-only">Loading the text...</span>
        <Skeleton className="h-72" />
      </div>
    );
  }
  return (
    <div className="max-w-prose [&_h2]:text-xl! [&_h3]:text-lg! [&_h4]:text-base!">
      <Markdown>{text}</Markdown>
    </div>
  );
}
