import { ErrorState } from '../../../components/ui/error-state.tsx';

/** Shown instead of a form whose code could not be loaded: no connection, or a new release. */
export function FormUnavailable() {
  return (
    <ErrorState title="The form could not be loaded" onRetry={() => window.location.reload()}>
      Check your connection and load the page again.
    </ErrorState>
  );
}
