import { ErrorState } from '../../../components/ui/error-state.tsx';

/** Stands in for a form whose code did not arrive: a connection that broke, a release meanwhile. */
export function FormUnavailable() {
  return (
    <ErrorState title="The form could not be loaded" onRetry={() => window.location.reload()}>
      Check your connection and load the page again.
    </ErrorState>
  );
}
