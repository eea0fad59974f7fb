import { ErrorState } from '../components/ui/error-state.tsx';
import { PageTitle } from '../components/ui/page-title.tsx';

/** A page that crashed or could not be loaded, an old tab after a new release for one. */
export function RouteError() {
  return (
    <div className="mx-auto max-w-2xl px-4 pt-32 pb-16">
      <PageTitle>Something went wrong</PageTitle>
      <ErrorState title="This page stumbled" onRetry={() => window.location.reload()}>
        It could not be shown. Your work is kept; loading the page again usually helps.
      </ErrorState>
    </div>
  );
}
