import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';

/** Data of the server: loaded, loading or failed. */
export type Remote<T> = {
  readonly data: T | null;
  readonly error: ApiError | null;
  readonly retry: () => void;
};

type LoadedProps<T> = {
  of: Remote<T>;
  /** What it is, as in "Your submissions could not be loaded". */
  what: string;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** A section that waits for its data or shows the error. Data loaded before stays. */
export function Loaded<T>({ of: remote, what, skeleton, children }: LoadedProps<T>) {
  if (remote.data !== null) return children(remote.data);
  if (!remote.error) return skeleton;
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      requestId={remote.error.requestId}
      onRetry={remote.retry}
    >
      {remote.error.message}
    </ErrorState>
  );
}
