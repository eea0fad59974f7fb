import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { Avatar } from '../../components/layout/avatar.tsx';
import { Skeleton } from '../../components/ui/loading/skeleton.tsx';
import { Page } from '../../components/ui/page/page.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../components/ui/states/error-state.tsx';
import { PersonFigures } from '../../features/public-page/components/person-figures.tsx';
import { getPerson } from '../../features/public-page/public-page.api.ts';
import { useRead } from '../../lib/api/use-read.ts';

export function Component() {
  const { handle = '' } = useParams();
  return <Person key={handle} handle={handle} />;
}

function Person({ handle }: { handle: string }) {
  const read = useCallback(() => getPerson(handle), [handle]);
  const { data: person, error, load } = useRead(read);
  if (person) {
    return (
      <Page
        title={person.name}
        subtitle={`${person.handle} · here since ${String(person.since)}`}
        actions={<Avatar image={person.image} />}
      >
        <PersonFigures person={person} />
      </Page>
    );
  }
  return (
    <Page title="Person" heading={handle}>
      {error?.status === 404 ? (
        <EmptyState title="There is no public page here">
          Nobody has this name, or its page is not public.
        </EmptyState>
      ) : null}
      {error && error.status !== 404 ? (
        <ErrorState
          title="This page could not be loaded"
          requestId={error.requestId}
          onRetry={load}
        >
          {error.message}
        </ErrorState>
      ) : null}
      {error ? null : (
        <div role="status">
          <span className="sr-only">Loading the page...</span>
          <Skeleton className="h-40 rounded-box" />
        </div>
      )}
    </Page>
  );
}
