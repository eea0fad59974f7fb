import { Button } from '../../../components/ui/button.tsx';

type OutdatedProps = { message: string; onRetry: () => Promise<void> };

/** Above figures that could not be read anew. */
export function Outdated({ message, onRetry }: OutdatedProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 px-5 py-2.5 text-sm"
    >
      <p className="min-w-0 wrap-anywhere">These figures are no longer up to date. {message}</p>
      <Button variant="neutral" size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
